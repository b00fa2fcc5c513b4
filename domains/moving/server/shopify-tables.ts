import { Problem } from '@sillage/kit/problem.ts'

/** One export of Shopify: rows that follow their head belong to it. */
type Export = { kind: string; part: string; needs: readonly string[]; id: (row: Record<string, string>) => string }

const exportsOfShopify: readonly Export[] = [
  {
    kind: 'product',
    part: 'product_row',
    needs: ['Handle', 'Title', 'Variant Price'],
    id: (row) => row.Handle ?? '',
  },
  {
    kind: 'order',
    part: 'order_line',
    needs: ['Name', 'Lineitem name', 'Financial Status'],
    id: (row) => row.Name ?? '',
  },
  {
    kind: 'member',
    part: '',
    needs: ['Email', 'First Name', 'Last Name'],
    id: (row) => (row.Email ?? '').trim().toLowerCase() || row['Customer ID'] || '',
  },
]

type Found = { kind: string; record: { kind: string; old_id: string; parent: string; data: Record<string, string> } }

/** The rows of one of Shopify's exports as records; which it is says its first row. */
export async function* readShopify(rows: AsyncIterable<Record<string, string>>): AsyncGenerator<Found> {
  let found: Export | undefined
  let head: string | undefined
  for await (const row of rows) {
    found ??= exportsOfShopify.find(({ needs }) => needs.every((name) => name in row))
    if (!found) throw new Problem(422, 'Shopify에서 내보낸 상품, 고객, 주문 CSV가 아닌 파일이 있어요.')
    const old_id = found.id(row)
    const data = Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== ''))
    const isPart = found.part !== '' && old_id === head
    head = old_id
    const record = isPart
      ? { kind: found.part, old_id, parent: old_id, data }
      : { kind: found.kind, old_id, parent: '', data }
    yield { kind: found.kind, record }
  }
}
