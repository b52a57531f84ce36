import type { Settings } from '../../../src/domain/settings/settings.ts'
import type { FileFault } from './shop-file-error.ts'

/** An order that would lead nowhere. */
export function orderFaults({ order }: Settings): FileFault[] {
  if (!order || (order.email ?? order.whatsapp ?? order.provider) !== undefined) return []
  const fix = 'write an email, a whatsapp or a link, or remove the order'
  return [{ field: 'order', message: 'does not say where orders go', fix }]
}
