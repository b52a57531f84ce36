import { useAtomValue } from 'jotai'
import { lateComponent } from '#src/components/page/late-component.tsx'
import { announcementAtom } from '#src/state/announcement.ts'

const Notices = lateComponent('notices', async () => (await import('./notices.tsx')).Notices)

/**
 * The shop's only live region: visible messages, and texts for screen readers only. It is in the page from the start,
 * because screen readers may miss the text of a region that is added together with it.
 */
export function LiveRegion() {
  const { text, count } = useAtomValue(announcementAtom)
  return (
    <div aria-live="polite">
      <p key={count} className="visually-hidden">
        {text}
      </p>
      <Notices />
    </div>
  )
}
