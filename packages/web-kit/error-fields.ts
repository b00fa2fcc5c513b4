import { limits } from '@sillage/kit/limits.ts'

const fields = '[data-field], input[name]:not([type="hidden"]), select[name], textarea[name]'

/** Brings the first field of these names to 120 px below the top; false where the page shows none of them. */
export function scrollToField(names: string[]) {
  const field = findField(names)
  if (field) window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY - limits.scroll.errorPx })
  return field !== undefined
}

const controls = 'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"], [tabindex]'

/** Moves the focus to the first field with one of these names: its message is read out with it. */
export function focusField(names: string[]) {
  const field = findField(names)
  const inside = field ? [field, ...field.querySelectorAll(controls)] : []
  const usable = inside.filter((each) => each.matches(controls) && !each.matches(':disabled'))
  const control = usable.find((each) => each.matches('[aria-invalid="true"], input[type="radio"]:checked')) ?? usable[0]
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

const findField = (names: string[]) =>
  [...document.querySelectorAll(fields)].find((one) => names.includes(nameOf(one)) && isShown(one))

const nameOf = (field: Element) => field.getAttribute('data-field') ?? field.getAttribute('name') ?? ''

/** A hidden page may have fields of the same name. */
const isShown = (field: Element) => field.closest('[hidden], [style*="display: none"]') === null
