import { ShopLink } from '#src/components/page/shop-link.tsx'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import type { SlideSettings } from '#src/domain/settings/settings.ts'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import { Photo } from '#src/ui/photo.tsx'
import * as styles from './banner.module.css'

interface SlideProps {
  readonly slide: SlideSettings
  readonly isUrgent: boolean
  readonly loading: 'eager' | 'lazy'
  readonly onLoad: () => void
}

export function Slide(props: SlideProps) {
  const { ground, title, text, link, linkText } = props.slide
  return (
    <div className={classNames(styles.picture, styles[ground])}>
      <Picture {...props} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <ShopLink
          link={link}
          aria-label={`${linkText}: ${title}`}
          className={classNames(button.button, styles.link)}
        >
          {linkText}
        </ShopLink>
      </div>
    </div>
  )
}

/** The wide picture, or on small screens the tall one. Nothing if it fails to load. */
function Picture({ slide, isUrgent, loading, onLoad }: SlideProps) {
  const { picture, pictureSizes, tallPicture, tallPictureSizes } = slide
  const wide = {
    ...measures(pictureSizes),
    // The banner's height times 2.5; the content's width minus 8 px, so that the 1120 px file is enough; or the window
    // minus its gutters.
    sizes: '(width >= 1600px) 1350px, (width >= 1192px) 1120px, calc(100vw - 64px)',
  }
  const tall = {
    ...measures(tallPictureSizes),
    media: '(width < 640px)',
    sizes: 'calc(100vw - 32px)',
  }
  const tallSources = tallPicture
    ? [...pictureSources(tallPicture, tallPictureSizes), { srcSet: tallPicture }]
    : []
  return (
    <Photo
      {...wide}
      src={picture}
      sources={[
        ...tallSources.map((source) => ({ ...source, ...tall })),
        ...pictureSources(picture, pictureSizes).map((source) => ({ ...source, ...wide })),
      ]}
      alt=""
      placeholder={null}
      className={styles.image}
      loading={loading}
      decoding="auto"
      fetchPriority={isUrgent ? 'high' : 'low'}
      onLoad={onLoad}
    />
  )
}

/** Width and height of the largest file, for the aspect ratio; none for a picture whose sizes are not known. */
function measures({ widths = [], ratio = 1 }: Partial<PictureSizes> = {}) {
  const width = widths.at(-1)
  return { width, height: width && Math.round(width * ratio) }
}
