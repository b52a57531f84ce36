import type { PictureSizes } from '#src/domain/picture-sizes.ts'
import { pictureSources } from '#src/domain/picture-sources.ts'
import type { SlideSettings } from '#src/domain/settings.ts'
import styles from './banner.module.css'

interface SlidePictureProps {
  readonly slide: SlideSettings
  readonly isUrgent: boolean
  readonly loading: 'eager' | 'lazy'
  readonly onLoad: () => void
}

/** The picture of a slide: the tall one on small screens if there is one, else the wide one. */
export function SlidePicture({ slide, isUrgent, loading, onLoad }: SlidePictureProps) {
  const { picture, pictureSizes, tallPicture, tallPictureSizes } = slide
  const wide = {
    ...measures(pictureSizes),
    // The content's width minus 8 px, so that the 1120 px file is enough; or the window minus its gutters.
    sizes: '(width >= 1192px) 1120px, calc(100vw - 64px)',
  }
  const tall = {
    ...measures(tallPictureSizes),
    media: '(width < 640px)',
    sizes: 'calc(100vw - 32px)',
  }
  return (
    <picture>
      {tallPicture && (
        <>
          {pictureSources(tallPicture, tallPictureSizes).map((source) => (
            <source key={source.type} {...source} {...tall} />
          ))}
          <source srcSet={tallPicture} {...tall} />
        </>
      )}
      {pictureSources(picture, pictureSizes).map((source) => (
        <source key={source.type} {...source} {...wide} />
      ))}
      <img
        {...wide}
        src={picture}
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

/** Width and height of the largest file, for the aspect ratio; none for a picture whose sizes are not known. */
function measures({ widths = [], ratio = 1 }: Partial<PictureSizes> = {}) {
  const width = widths.at(-1)
  return { width, height: width && Math.round(width * ratio) }
}
