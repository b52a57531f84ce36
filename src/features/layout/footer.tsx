import type { MouseEvent } from 'react'
import { ShopLink } from '#src/components/shop-link.tsx'
import { SETTINGS, type FooterLink } from '#src/domain/settings.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from './logo.tsx'
import styles from './footer.module.css'

interface FooterProps {
  readonly isInert: boolean
}

export function Footer({ isInert }: FooterProps) {
  return (
    <footer className={styles.footer} inert={isInert}>
      <div className={styles.content}>
        <Logo />
        <ul className={styles.links}>
          {SETTINGS.footer.map((link) => (
            <li key={link.text}>
              <FooterItem {...link} />
            </li>
          ))}
        </ul>
        {SETTINGS.backToTop && (
          <button type="button" className={styles.top} onClick={scrollToTop}>
            Back to top
            <span className={styles.circle}>
              <Icon name="chevron-up" />
            </span>
          </button>
        )}
      </div>
    </footer>
  )
}

function FooterItem({ text, link }: FooterLink) {
  if (link.startsWith('#')) {
    return (
      <ShopLink link={link} className={styles.link}>
        {text}
      </ShopLink>
    )
  }
  const props = link
    ? { target: '_blank', rel: 'noreferrer' }
    : { onClick: (event: MouseEvent) => event.preventDefault() }
  return (
    <a href={link} className={styles.link} {...props}>
      {text}
    </a>
  )
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
