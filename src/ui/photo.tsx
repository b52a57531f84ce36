import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { usePictureFallback } from './use-picture-fallback.ts'
import * as styles from './photo.module.css'

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
  /** Marks the picture for styles. */
  readonly isCloseUp?: boolean
}

/**
 * A picture that fits its box without being cropped. When one of `sources` fails to load, `src` is tried; when that
 * fails too, a placeholder is shown.
 */
export function Photo({
  src,
  alt,
  sources = [],
  standIn,
  isCloseUp = false,
  ...props
}: PhotoProps) {
  const { isMissing, isPlain, imageProps } = usePictureFallback(src, sources.length > 0)
  if (isMissing) return <Missing alt={alt} />
  return (
    <picture>
      {!isPlain &&
        sources.map((source) => <source key={source.type} {...source} sizes={props.sizes} />)}
      <img
        {...props}
        {...imageProps}
        src={src}
        alt={alt}
        draggable={false}
        decoding="async"
        data-close-up={isCloseUp || undefined}
        className={classNames(styles.photo, standIn !== undefined && styles.waiting)}
        style={{ '--stand-in': standIn }}
        onLoad={(event) => event.currentTarget.setAttribute('data-loaded', '')}
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
