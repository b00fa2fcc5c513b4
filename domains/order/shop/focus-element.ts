/** Moves the focus to a part of the page that is no control: what was pressed is gone, and the focus with it. */
export function focusElement(part: HTMLElement | null | undefined) {
  if (!part) return
  part.tabIndex = -1
  part.focus()
}
