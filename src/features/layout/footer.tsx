import type { MouseEvent } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LanguageField } from './languages.tsx'
import { Logo } from './logo.tsx'
import * as styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={classNames(styles.footer, 'not-printed')}>
      <div className={styles.content}>
        <Logo />
        <ul className={styles.links}>
          {SETTINGS.footer.map(({ text, link }) => (
            <li key={text}>
              <ShopLink link={link} className={classNames(styles.tool, 'quiet')} {...propsOf(link)}>
                {text}
              </ShopLink>
            </li>
          ))}
        </ul>
        <div className="row">
          {SETTINGS.languages && <LanguageField languages={SETTINGS.languages} />}
          {SETTINGS.backToTop && (
            <button
              type="button"
              className={classNames(styles.tool, 'quiet')}
              onClick={scrollToTop}
            >
              {m.layoutBackToTop}
              <Icon name="chevron-up" />
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}

/** The link's other properties: a new tab for other sites, and nothing to do for an empty one. */
function propsOf(link: string) {
  if (link === '') return { onClick: (event: MouseEvent) => event.preventDefault() }
  return link.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' }
}

function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
