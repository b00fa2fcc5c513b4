import { limits } from '@sillage/kit/limits.ts'

const fields = '[data-field], input[name]:not([type="hidden"]), select[name], textarea[name]'

/** Brings the first field of these names to 120 px below the top; false where the page shows none of them. */
export function scrollToField(names: string[]) {
  const field = [...document.querySelectorAll(fields)].find((one) => names.includes(nameOf(one)) && isShown(one))
  if (field) window.scrollTo({ top: field.getBoundingClientRect().top + window.scrollY - limits.scroll.errorPx })
  return field !== undefined
}

const nameOf = (field: Element) => field.getAttribute('data-field') ?? field.getAttribute('name') ?? ''

/** A page kept behind the one on the screen may have fields of the same name. */
const isShown = (field: Element) => field.closest('[hidden], [style*="display: none"]') === null
