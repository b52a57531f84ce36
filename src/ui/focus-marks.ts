/**
 * Marks on elements, by which `features/layout/keep-focus.ts` finds where to move the focus when the control that has
 * it is removed. `marked-elements.ts` reads them.
 */

/**
 * Marks a control.
 *
 * @param control what it does, the same for every item of a list: `remove`
 * @param of the item it belongs to, such as a product's id
 */
export function controlMark(control: string, of: string) {
  return { 'data-control': control, 'data-of': of }
}

/** Marks the heading that says that a list is empty. */
export const EMPTY_MARK = { 'data-empty': '', tabIndex: -1 } as const
