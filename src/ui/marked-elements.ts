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
