import { storedText } from '@sillage/web-kit/stored-value.ts'

/** Keys to what was made or looked up here, for this tab alone. */
function createViewKeys(prefix: string) {
  /** Where storage is switched off, at least until the next reload. */
  const remembered = new Map<number, string>()
  const stored = (id: number) => storedText(() => sessionStorage, `${prefix}${id}`)
  return {
    keep(id: number, view_key: string) {
      remembered.set(id, view_key)
      stored(id).write(view_key)
    },
    find: (id: number): string | undefined => remembered.get(id) ?? stored(id).read() ?? undefined,
  }
}

export const { keep: keepViewKey, find: findViewKey } = createViewKeys('order-key:')

/** The same for quotations: the order form asks with them. */
export const quotationKeys = createViewKeys('quotation-key:')
