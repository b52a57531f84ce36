/**
 * Marks on elements, by which `features/layout/keep-focus.ts` finds where to move the focus when the control that has
 * it is removed.
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

/** The marked controls in a part of the page, in order. */
export function markedControls(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-control]')]
}

/** A mark as read from an element's `dataset`. */
export interface ControlMark {
  readonly control?: string | undefined
  readonly of?: string | undefined
}

/** Whether a control has a mark. */
export function hasMark({ dataset }: HTMLElement, { control, of }: ControlMark): boolean {
  return dataset.control === control && dataset.of === of
}

/** The heading that says that a list is empty, if there is one. */
export function markedEmpty(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-empty]')
}
