import { Button } from '@sillage/admin-kit/button.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'

const mostRows = 20_000

/** Every option with an empty column, to be printed or filled in and pasted back. */
export function CountSheet() {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(async () => {
    const rows: StockRow[] = []
    for (let after: number | null | undefined; after !== null; ) {
      const page: { data: StockRow[]; next_after: number | null } = await api.staffStock.list({
        query: { limit: 100, ...(after && { after }) },
      })
      rows.push(...page.data)
      after = rows.length < mostRows ? page.next_after : null
    }
    const { default: writeExcelFile } = await import('write-excel-file/browser')
    const heads = ['SKU', t('실사 수량'), t('상품'), t('옵션'), t('보유')]
    const lines = rows.map(({ sku, name, option, on_hand }) => [sku, '', name, option, String(on_hand)])
    const table = [heads.map((value) => ({ value, fontWeight: 'bold' as const })), ...lines]
    await writeExcelFile(table, { columns: heads.map(() => ({ width: 20 })) }).toFile('stocktake.xlsx')
  })
  return (
    <Button icon="download" disabled={pending} onClick={() => void run(undefined)}>
      {pending ? t('만들고 있어요') : t('실사표 내려받기')}
    </Button>
  )
}
