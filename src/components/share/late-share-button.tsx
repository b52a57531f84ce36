import { lateCode } from '#src/code/late-code.ts'
import { LateComponent } from '#src/components/page/late-component.tsx'

const buttonCode = lateCode('share', async () => (await import('./share-button.tsx')).ShareButton)

/** 'Share', for pages that a first visit may open: its code loads after them. */
export function LateShareButton() {
  return <LateComponent code={buttonCode} />
}
