import { useAtom } from 'jotai'
import { Fragment, useState, type MouseEvent } from 'react'
import { ShopLink } from '#src/components/page/shop-link.tsx'
import { SETTINGS } from '#src/domain/settings/settings.ts'
import * as m from '#src/messages/messages.gen.ts'
import { slashShortcutAtom } from '#src/state/persisted-choice.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SwitchField } from '#src/ui/switch-field.tsx'
import { LanguageField } from './languages.tsx'
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
          {SETTINGS.languages && <LanguageField languages={SETTINGS.languages} />}
          <button
            type="button"
            aria-label={m.layoutShortcuts}
            title={m.layoutShortcuts}
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
              {m.layoutBackToTop}
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
    <Dialog shape="card" title={m.layoutShortcuts} onClose={onClose}>
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
      <SwitchField label={m.layoutSlashAlone} isOn={isSlashOn} onChange={setIsSlashOn} />
    </Dialog>
  )
}

/** What each key does; any one of several keys is enough. */
function shortcuts(isSlashOn: boolean) {
  const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.layoutControl
  return [
    { action: m.layoutShortcutSearch, keys: [`${modifier} K`, ...(isSlashOn ? ['/'] : [])] },
    { action: m.layoutShortcutUndo, keys: [`${modifier} Z`] },
    { action: m.layoutShortcutTurn, keys: ['←', '→', '↑', '↓'] },
    { action: m.layoutShortcutZoom, keys: ['+', '−', '0'] },
    { action: m.uiClose, keys: ['Esc'] },
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
