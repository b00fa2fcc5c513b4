/** Keys to what was made or looked up here, for this tab alone. */
function createViewKeys(prefix: string) {
  /** Where storage is switched off, at least until the next reload. */
  const remembered = new Map<number, string>()
  return {
    keep(id: number, view_key: string) {
      remembered.set(id, view_key)
      try {
        sessionStorage.setItem(`${prefix}${id}`, view_key)
      } catch {
        // Remembered until the page is left.
      }
    },
    find(id: number): string | undefined {
      const known = remembered.get(id)
      if (known) return known
      try {
        return sessionStorage.getItem(`${prefix}${id}`) ?? undefined
      } catch {
        return undefined
      }
    },
  }
}

export const { keep: keepViewKey, find: findViewKey } = createViewKeys('order-key:')

/** The same for quotations: the order form asks with them. */
export const quotationKeys = createViewKeys('quotation-key:')
