import { atom } from 'jotai'
import { isOfDay, newOrderNumber } from '#src/domain/order/order-number.ts'
import { receiptSchema, type Receipt } from '#src/domain/order/receipt.ts'
import { readText, writeText } from './browser-storage.ts'
import { registers } from './lww-map.ts'
import { persistedMap, readEach } from './persisted-map.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The most receipts; the oldest of more are forgotten. */
const REMEMBERED = 50

const { atom: receiptMapAtom, current } = persistedMap<Receipt>(STORAGE_KEYS.receipts, {
  ...registers(),
  schema: receiptSchema,
  read: (json) => readEach(json, receiptSchema, mapOf),
  write: (contents) => [...contents.values()],
})

/** The orders that the visitor has sent from this device, the newest first. */
export const receiptsAtom = atom((get) => [...get(receiptMapAtom).values()].reverse())

/** Keeps what was sent. The next order has another number. */
export const keepReceiptAtom = atom(null, (_get, set, receipt: Receipt) => {
  set(receiptMapAtom, mapOf([...current().values(), receipt]))
  writeText(STORAGE_KEYS.orderNumber, '')
})

export const deleteReceiptAtom = atom(null, (_get, set, number: string) => {
  set(receiptMapAtom, mapOf([...current().values()].filter((receipt) => receipt.number !== number)))
})

/** The number of the order that the visitor is writing: the same until it is sent, also after a reload or in another tab. */
export function currentOrderNumber(): string {
  const kept = readText(STORAGE_KEYS.orderNumber) ?? ''
  if (isOfDay(kept) && !current().has(kept)) return kept
  const number = newOrderNumber()
  writeText(STORAGE_KEYS.orderNumber, number)
  return number
}

function mapOf(receipts: readonly Receipt[]): ReadonlyMap<string, Receipt> {
  return new Map(receipts.slice(-REMEMBERED).map((receipt) => [receipt.number, receipt]))
}
