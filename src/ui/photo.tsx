import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './photo.module.css'

interface PhotoProps extends Pick<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'sizes' | 'width' | 'height'
> {
  readonly src: string
  readonly alt: string
  /** Other files of the same picture; the browser chooses by format and `sizes`. */
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[]
  /** A CSS colour shown until the picture is loaded. */
  readonly standIn?: string | undefined
}

/**
 * A picture that fits its box without being cropped. When one of `sources` fails to load, `src` is tried; when that
 * fails too, a placeholder is shown.
 */
export function Photo({ src, alt, sources = [], standIn, ...props }: PhotoProps) {
  const [failed, setFailed] = useState({ src: '', times: 0 })
  const timesFailed = failed.src === src ? failed.times : 0
  if (src === '' || timesFailed > Math.min(sources.length, 1)) return <Missing alt={alt} />
  return (
    <picture>
      {timesFailed === 0 &&
        sources.map((source) => <source key={source.type} {...source} sizes={props.sizes} />)}
      <img
        {...props}
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        className={classNames(styles.photo, standIn !== undefined && styles.waiting)}
        style={{ '--stand-in': standIn }}
        onLoad={(event) => event.currentTarget.setAttribute('data-loaded', '')}
        onError={() => setFailed({ src, times: timesFailed + 1 })}
      />
    </picture>
  )
}

function Missing({ alt }: { readonly alt: string }) {
  return (
    <span
      className={styles.missing}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Icon name="picture" />
    </span>
  )
}
