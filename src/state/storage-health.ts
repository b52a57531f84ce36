import { atom } from 'jotai'
import { isStorageRefused, subscribeToTrouble } from './browser-storage.ts'

/** Whether the browser has refused to keep the visitor's data. The shop then works from memory. */
export const storageRefusedAtom = atom(isStorageRefused())

storageRefusedAtom.onMount = (set) => {
  set(isStorageRefused())
  return subscribeToTrouble(() => set(true))
}
