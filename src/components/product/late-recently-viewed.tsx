import { lateComponent } from '#src/components/page/late-component.tsx'
import { readText } from '#src/state/browser-storage.ts'
import { STORAGE_KEYS } from '#src/state/storage-keys.ts'

const RecentlyViewed = lateComponent(
  'viewed',
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
)

/** 'Recently viewed', whose code loads only if a product has been opened before. */
export function LateRecentlyViewed() {
  return readText(STORAGE_KEYS.viewed) !== null && <RecentlyViewed />
}
