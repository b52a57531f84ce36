import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import { pictureSources } from '#src/domain/picture-sources.ts'
import { TALL_SIZES, WIDE_SIZES, type BannerSlide } from './slides.ts'
import styles from './banner.module.css'

interface SlidePictureProps {
  readonly slide: BannerSlide
  readonly isUrgent: boolean
  readonly loading: 'eager' | 'lazy'
  readonly onLoad: () => void
}

/** The picture of a slide: tall on small screens, wide on others. */
export function SlidePicture({ slide, isUrgent, loading, onLoad }: SlidePictureProps) {
  const wide = {
    ...measures(WIDE_SIZES),
    // The content's width minus 8 px, so that the 1120 px file is enough; or the window minus its gutters.
    sizes: '(width >= 1192px) 1120px, calc(100vw - 64px)',
  }
  const tall = {
    ...measures(TALL_SIZES),
    media: '(width < 640px)',
    sizes: 'calc(100vw - 32px)',
  }
  return (
    <picture>
      {pictureSources(slide.tallImage, TALL_SIZES).map((source) => (
        <source key={source.type} {...source} {...tall} />
      ))}
      <source srcSet={slide.tallImage} {...tall} />
      {pictureSources(slide.image, WIDE_SIZES).map((source) => (
        <source key={source.type} {...source} {...wide} />
      ))}
      <img
        {...wide}
        src={slide.image}
        alt=""
        draggable={false}
        className={styles.image}
        loading={loading}
        fetchPriority={isUrgent ? 'high' : 'low'}
        onLoad={onLoad}
      />
    </picture>
  )
}

/** Width and height of the largest file, for the aspect ratio. */
function measures({ widths, ratio }: PictureSizes) {
  const width = widths.at(-1) ?? 0
  return { width, height: Math.round(width * ratio) }
}
