import { useAtom } from 'jotai'
import { Fragment, useState, type MouseEvent } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import { slashShortcutAtom } from '#src/state/choices.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SwitchField } from '#src/ui/switch-field.tsx'
import { LanguageField } from './language-field.tsx'
import { Logo } from './logo.tsx'
import * as styles from './footer.module.css'

export function Footer() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <footer className={classNames(styles.footer, 'not-printed')}>
      <div className={styles.content}>
        <Logo />
        <ul className={styles.links}>
          {SETTINGS.footer.map(({ text, link }) => (
            <li key={text}>
              <ShopLink link={link} className="action quiet" {...propsOf(link)}>
                {text}
              </ShopLink>
            </li>
          ))}
        </ul>
        <div className="row">
          {import.meta.env.SHOP_LANGUAGES !== false && SETTINGS.languages && (
            <LanguageField languages={SETTINGS.languages} />
          )}
          <button
            type="button"
            aria-label="Keyboard shortcuts"
            title="Keyboard shortcuts"
            aria-haspopup="dialog"
            className={classNames(styles.tool, 'quiet')}
            onClick={() => setIsOpen(true)}
          >
            ?
          </button>
          {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
          {SETTINGS.backToTop && (
            <button
              type="button"
              className={classNames(styles.tool, 'quiet')}
              onClick={scrollToTop}
            >
              Back to top
              <Icon name="chevron-up" />
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}

/** All keys of the shop, beyond those that every page has. */
function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [isSlashOn, setIsSlashOn] = useAtom(slashShortcutAtom)
  return (
    <Dialog shape="card" title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {shortcuts(isSlashOn).map(({ action, keys }) => (
          <Fragment key={action}>
            <dt>{action}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <SwitchField label="Search with / alone" isOn={isSlashOn} onChange={setIsSlashOn} />
    </Dialog>
  )
}

/** What each key does; any one of several keys is enough. */
function shortcuts(isSlashOn: boolean) {
  const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return [
    { action: 'Search', keys: [`${modifier} K`, ...(isSlashOn ? ['/'] : [])] },
    { action: 'Undo a removal', keys: [`${modifier} Z`] },
    { action: 'Full size: turn or move', keys: ['←', '→', '↑', '↓'] },
    { action: 'Full size: zoom', keys: ['+', '−', '0'] },
    { action: 'Close', keys: ['Esc'] },
  ]
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
