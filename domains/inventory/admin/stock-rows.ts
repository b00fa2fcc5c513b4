import { useQueries } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'

/** How many codes one call looks up. */
const atOnce = 100

/** The stock of these codes and barcodes by either, and whether every one of them was looked up. */
export function useStockRows(skus: readonly string[]) {
  const { queries } = useShop()
  const parts = Array.from({ length: Math.ceil(skus.length / atOnce) }, (_, part) =>
    skus.slice(part * atOnce, (part + 1) * atOnce).join(','),
  )
  const answers = useQueries({
    queries: parts.map((part) => queries.staffStock.list({ query: { skus: part, limit: atOnce } })),
  })
  const found = answers.flatMap(({ data }) => data?.data ?? [])
  const rows = new Map<string, StockRow>([
    ...found.flatMap((row) => (row.barcode ? [[row.barcode, row] as const] : [])),
    ...found.map((row) => [row.sku, row] as const),
  ])
  return { rows, isKnown: answers.every(({ data }) => data !== undefined) }
}
