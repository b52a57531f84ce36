import { atom } from 'jotai'
import { isOfDay, newOrderNumber } from '#src/domain/order/order-number.ts'
import { receiptSchema, type Receipt } from '#src/domain/order/receipt.ts'
import { readText, writeText } from './browser-storage.ts'
import { persistedArray } from './persisted-array.ts'
import { STORAGE_KEYS } from './storage-keys.ts'

/** The most receipts: the oldest are forgotten first. */
const REMEMBERED = 50

const { atom: storedAtom, current } = persistedArray<Receipt>({
  key: STORAGE_KEYS.receipts,
  schema: receiptSchema,
  idOf: ({ number }) => number,
})

/** The orders that the visitor has sent from this device, the newest first. */
export const receiptsAtom = atom((get) => get(storedAtom).toReversed())

/** Stores what was sent. The next order has another number. */
export const keepReceiptAtom = atom(null, (_get, set, receipt: Receipt) => {
  set(storedAtom, [...others(receipt.number), receipt].slice(-REMEMBERED))
  writeText(STORAGE_KEYS.orderNumber, '')
})

export const deleteReceiptAtom = atom(null, (_get, set, number: string) => {
  set(storedAtom, others(number))
})

/** The number of the order that the visitor is writing: the same until it is sent, also after a reload or in another tab. */
export function currentOrderNumber(): string {
  const stored = readText(STORAGE_KEYS.orderNumber) ?? ''
  if (isOfDay(stored)) return stored
  const number = newOrderNumber()
  writeText(STORAGE_KEYS.orderNumber, number)
  return number
}

function others(number: string): readonly Receipt[] {
  return current().filter((receipt) => receipt.number !== number)
}
