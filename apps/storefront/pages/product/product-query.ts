import type { useShop } from '@sillage/domains/shop.ts'

type Queries = ReturnType<typeof useShop>['queries']

/** A product as everyone sees it; with the key that staff are given, hidden or being written. */
export const productQuery = ({ catalog }: Queries, product_id: string | undefined, key: string | null) =>
  key ? catalog.preview({ params: { product_id }, query: { key } }) : catalog.show({ params: { product_id } })
