import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './photo.module.css'

interface PhotoProps extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  readonly src: string
  readonly alt: string
  readonly className?: string | undefined
}

/** A picture that fills its box without being cut; one that fails to load leaves a quiet placeholder. */
export function Photo({ src, alt, className, ...props }: PhotoProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (src === '' || src === failedSrc) {
    return (
      <span
        className={classNames(styles.missing, className)}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="picture" />
      </span>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      draggable={false}
      decoding="async"
      className={classNames(styles.photo, className)}
      onError={() => setFailedSrc(src)}
      {...props}
    />
  )
}
