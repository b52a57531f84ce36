import { useRef, useState } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import type { PictureSizes } from '#src/domain/pictures/picture-sizes.ts'
import { pictureSources } from '#src/domain/pictures/picture-sources.ts'
import { SETTINGS, type SlideSettings } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import * as button from '#src/ui/button.module.css'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Photo } from '#src/ui/photo.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { useSwipe } from '#src/ui/use-swipe.ts'
import { useTimeout } from '#src/ui/use-timeout.ts'
import * as styles from './banner.module.css'

const { slides } = SETTINGS

/** The header does not stand on a photograph, which may be light or dark below it. */
const HAS_PHOTO = slides.some(({ ground }) => ground === 'photo')

/** Time per slide in milliseconds (specification, section 9). */
const SLIDE_TIME = 5000

/** The slider at the top of the home page: advances by itself and cycles (specification, section 4). */
export function Banner() {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  // Load the hidden slides after the first one: merely lazy, each would load only when its turn comes.
  const [isFirstThere, setIsFirstThere] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // By keyboard: a mouse that pressed a control has moved on.
  const [hasFocus, setHasFocus] = useState(false)
  const trackRef = useRef<HTMLUListElement>(null)

  const turn = (by: number) => setIndex((index + by + slides.length) % slides.length)
  useTimeout({
    ms: SLIDE_TIME,
    isRunning: slides.length > 1 && !isPaused && !isStill && !hasFocus,
    startedBy: index,
    onElapsed: () => turn(1),
  })
  const swipe = useSwipe({ movedRef: trackRef, onSwipe: turn })

  return (
    <section
      aria-label={m.homeBanner}
      data-banner={HAS_PHOTO ? undefined : true}
      className={styles.banner}
      onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
      {...swipe}
    >
      <div className={styles.window}>
        <ul ref={trackRef} className={styles.track}>
          {slides.map((slide, slideIndex) => (
            <li key={slideIndex} className={styles.slide} inert={slideIndex !== index}>
              <Slide
                slide={slide}
                isUrgent={slideIndex === 0}
                loading={slideIndex === 0 || isFirstThere ? 'eager' : 'lazy'}
                onLoad={() => setIsFirstThere(true)}
              />
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon="chevron-left"
            label={m.homePreviousSlide}
            className={styles.arrow}
            onClick={() => turn(-1)}
          />
          {slides.map((_, slideIndex) => (
            <button
              key={slideIndex}
              type="button"
              aria-label={m.homeGoToSlide({ number: slideIndex + 1 })}
              aria-current={slideIndex === index}
              className={styles.dot}
              onClick={() => setIndex(slideIndex)}
            />
          ))}
          <IconButton
            icon="chevron-right"
            label={m.homeNextSlide}
            className={styles.arrow}
            onClick={() => turn(1)}
          />
          {!isStill && (
            <IconButton
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? m.homeStartSlides : m.homeStopSlides}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  )
}

interface SlideProps {
  readonly slide: SlideSettings
  readonly isUrgent: boolean
  readonly loading: 'eager' | 'lazy'
  readonly onLoad: () => void
}

function Slide(props: SlideProps) {
  const { ground, title, text, link, linkText } = props.slide
  return (
    <div className={classNames(styles.picture, styles[ground])}>
      <Picture {...props} />
      <div className={styles.words}>
        <p dir="auto" className="display" style={{ '--letters': title.length }}>
          {title}
        </p>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
        <ShopLink
          link={link}
          aria-label={m.homeSlideLink(props.slide)}
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
  const wide = { ...measures(pictureSizes), sizes: '100vw' }
  const tall = { ...measures(tallPictureSizes), media: '(width < 640px)', sizes: '100vw' }
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
