import { useState, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './photo.module.css'

interface PhotoProps extends Pick<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'sizes' | 'width' | 'height' | 'className' | 'decoding' | 'onLoad'
> {
  readonly src: string
  readonly alt: string
  /** Other files of the same picture; the browser chooses by format and `sizes`. */
  readonly sources?: readonly (ComponentProps<'source'> & { readonly srcSet: string })[]
  readonly isCloseUp?: boolean
  /** Shown if no file loads, instead of an icon. */
  readonly placeholder?: ReactNode
}

/** A picture that fits its box without being cropped; if `sources` fail to load, `src`, and then a placeholder. */
export function Photo({
  src,
  alt,
  sources = [],
  isCloseUp = false,
  className = styles.photo,
  placeholder,
  onLoad,
  ...props
}: PhotoProps) {
  const [failed, setFailed] = useState({ src: '', times: 0 })
  const timesFailed = failed.src === src ? failed.times : 0
  if (src === '' || timesFailed > Number(sources.length > 0)) {
    return placeholder === undefined ? <Placeholder alt={alt} /> : placeholder
  }
  return (
    <picture>
      {timesFailed === 0 &&
        sources.map((source) => <source key={source.srcSet} sizes={props.sizes} {...source} />)}
      <img
        decoding="async"
        {...props}
        ref={repeatOutcome}
        src={src}
        alt={alt}
        draggable={false}
        data-close-up={isCloseUp || undefined}
        className={className}
        onLoad={onLoad}
        onError={() => setFailed({ src, times: timesFailed + 1 })}
      />
    </picture>
  )
}

/** A picture of the page's template may have loaded or failed before React listened. */
function repeatOutcome(image: HTMLImageElement | null): void {
  if (image?.complete && image.currentSrc !== '') {
    image.dispatchEvent(new Event(image.naturalWidth === 0 ? 'error' : 'load'))
  }
}

function Placeholder({ alt }: { readonly alt: string }) {
  return (
    <span
      className={styles.missing}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <Icon name="picture" />
    </span>
  )
}
