/**
 * The marks by which `features/layout/use-kept-focus.ts` finds where the focus goes on when the control that has it is
 * removed.
 */

/**
 * Marks a control.
 *
 * @param control what it does, the same for all things of a list: `remove`
 * @param of the thing it belongs to, such as a product's id
 */
export function controlMark(control: string, of: string) {
  return { 'data-control': control, 'data-of': of }
}

/** The marked controls in a part of the page, in order. */
export function markedControls(part: ParentNode): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('[data-control]')]
}

/** Whether two controls have the same mark: one stands for the other. */
export function haveSameMark(one: HTMLElement, other: HTMLElement): boolean {
  const { control, of } = one.dataset
  return control !== undefined && control === other.dataset.control && of === other.dataset.of
}

/** Marks the heading that says that a list is empty. */
export const EMPTY_MARK = { 'data-empty': '', tabIndex: -1 } as const

/** The heading that says that a list is empty, if there is one. */
export function markedEmpty(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-empty]')
}
