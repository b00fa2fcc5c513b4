import type { Design } from '@sillage/domains/custom/design-contract.ts'
import { readDesigns } from '@sillage/domains/custom/shop/design-store.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The design to begin with: one that was shared (`?design=`), the last one (`?last`), or the first. */
export function useOpenedDesign<Kind extends Design['kind']>(kind: Kind, first: Extract<Design, { kind: Kind }>) {
  type Mine = Extract<Design, { kind: Kind }>
  const [query] = useSearchParams()
  const { api } = useShop()
  const { call } = useDataCalls()
  const [design, setDesign] = useState<Mine>(first)
  const [isOpened, setOpened] = useState(false)
  const [code, last] = [query.get('design'), query.has('last')]
  const isMine = (found: Design | null | undefined): found is Mine => found?.kind === kind
  // Browser storage and the shared design are read after hydration: the HTML is everyone's.
  useEffect(() => {
    const open = (found: Design | null | undefined) => {
      if (!isMine(found)) return
      setDesign(found)
      setOpened(true)
    }
    if (code) {
      // An unknown code has been reported by then, and the first design stays.
      void call(() => api.custom.show({ params: { code } })).then(
        ({ design }) => open(design),
        () => undefined,
      )
      return
    }
    if (!last) return
    const stored = readDesigns(kind).last
    if (stored) return open(stored)
    // Another device: the newest one of the account.
    void api.custom.list({ query: { kind } }).then(
      ({ data }) => open(data[0]?.design),
      () => undefined,
    )
  }, [code, last])
  return { design, setDesign, isOpened }
}
