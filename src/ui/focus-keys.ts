/*
 * Attributes by which `features/layout/keep-focus.ts` finds where to move the focus when the control that has it is
 * removed.
 */

/** The attributes of a control that may be removed: what it does, such as `remove`, and the id of its item. */
export function focusKey(control: string, of: string) {
  return { 'data-control': control, 'data-of': of }
}

/** The controls in a part of the page that have a focus key, or that of a control's `dataset`, in order. */
export function keyedControls(part: ParentNode, key?: DOMStringMap): HTMLElement[] {
  const controls = [...part.querySelectorAll<HTMLElement>('[data-control]')]
  if (!key) return controls
  return controls.filter(({ dataset: { control, of } }) => control === key.control && of === key.of)
}
