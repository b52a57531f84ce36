import { Icon } from '#src/ui/icon.tsx'
import { Logo } from './logo.tsx'
import styles from './footer.module.css'

const REPOSITORY = 'https://github.com/gadgetry-shop/gadgetry'

/** Links with empty targets (specification, section 2). */
const EMPTY_LINKS = ['Contacts', 'Rights'] as const

interface FooterProps {
  readonly isInert: boolean
}

export function Footer({ isInert }: FooterProps) {
  return (
    <footer className={styles.footer} inert={isInert}>
      <div className={styles.content}>
        <Logo />
        <ul className={styles.links}>
          <li>
            <a href={REPOSITORY} target="_blank" rel="noreferrer" className={styles.link}>
              GitHub
            </a>
          </li>
          {EMPTY_LINKS.map((text) => (
            <li key={text}>
              <a href="" className={styles.link} onClick={(event) => event.preventDefault()}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.top} onClick={scrollToTop}>
          Back to top
          <span className={styles.circle}>
            <Icon name="chevron-up" />
          </span>
        </button>
      </div>
    </footer>
  )
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
