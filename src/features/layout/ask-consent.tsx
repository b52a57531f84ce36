import { Link, useLocation } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import * as m from '#src/messages/messages.gen.ts'
import { consentAtom } from '#src/state/consent.ts'
import * as button from '#src/ui/button.module.css'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import * as styles from './live-region.module.css'

const events: object[] = []

/** Asks whether the owner's script may run, and loads it after a yes. Its page, to which the footer leads, asks again. */
export function AskConsent() {
  const [answer, setAnswer] = useAtom(consentAtom)
  const isOnPage = useLocation({ select: ({ pathname }) => pathname === '/info/consent' })
  useEffect(() => {
    // Without it, no code for events loads.
    globalThis.dataLayer = answer === 'yes' ? events : undefined
    const script = document.querySelector<HTMLTemplateElement>('#owner-script')?.content
    if (answer === 'yes' && script) document.head.append(script)
  }, [answer])
  if (answer && !isOnPage) return null
  const refuse = () => {
    setAnswer('no')
    // What has been loaded runs until then.
    if (answer === 'yes') window.location.reload()
  }
  const answers = { yes: m.consentYes, no: m.consentNo }
  return (
    <section aria-label={m.consentTitle} className={styles.toast}>
      <Link
        to="/info/$name"
        params={{ name: 'consent' }}
        className={classNames(button.button, button.text)}
      >
        {answer ? m.consentAnswer({ answer: answers[answer] }) : m.consentAsk}
      </Link>
      <Button variant="secondary" onClick={() => setAnswer('yes')}>
        {m.consentYes}
      </Button>
      <Button variant="secondary" onClick={refuse}>
        {m.consentNo}
      </Button>
    </section>
  )
}
