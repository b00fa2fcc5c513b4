import { Button } from '@sillage/admin-kit/button.tsx'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { parseTable } from '@sillage/admin-kit/table/table-text.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useMemo, useState } from 'react'
import { FileErrors } from '../../change-set/admin/file-errors.tsx'
import { ImportProgress } from '../../change-set/admin/import-progress.tsx'
import { PastFiles } from '../../change-set/admin/past-files.tsx'
import { useFileImport } from '../../change-set/admin/use-file-import.ts'
import { useShop } from '../../shop.ts'
import type { RowOutcome, RowToChange, StaffProduct } from '../staff-contract.ts'
import { cells } from './cells.ts'
import { ChangePreview } from './change-preview.tsx'
import { exportRows, readImport } from './import-rows.ts'
import { rowsToSend } from './use-change-many.ts'

/** Prices, stock and names from an Excel file: read here, looked at, applied by a job and undone as one. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const { rows, errors, columns, problem } = useMemo(() => readImport(parseTable(text)), [text])
  const { preview, look, apply, close, pending, started, forget } = useFileImport<RowToChange, RowOutcome>({
    send: (file) => api.staffProducts.changeMany({ body: { ...file, from: 'import' } }),
    choose: rowsToSend,
    onStarted: () => setText(''),
  })
  return (
    <>
      <Top title={t('엑셀로 바꾸기')} crumb={{ to: '/products', label: t('상품 목록') }}>
        <Download />
        <Button look="main" disabled={pending || rows.length === 0} onClick={() => void look(rows)}>
          {t('{count}줄 미리 보기', { count: rows.length })}
        </Button>
      </Top>
      <div className="body body-narrow">
        <p className="soft padded">
          {t(
            '없는 상품 코드의 줄은 새 상품이 돼요. 주소 이름, 종류, 카테고리, 옵션, 사진 열은 새 상품에만 쓰고, 같은 상품의 옵션은 한 줄에 하나씩 적어요.',
          )}
        </p>
        <TableField
          label={t('상품 코드와 바꿀 열이 있는 표')}
          hint={t('파일에 있는 열만 바뀌어요. 한 번에 20,000줄까지 올릴 수 있어요.')}
          value={text}
          onChange={setText}
          lines={12}
        />
        {text !== '' && (
          <p className={problem ? 'error padded' : 'mute padded'}>
            {problem
              ? t(problem)
              : t('{count}줄을 읽었어요. 바뀌는 열: {columns}', {
                  count: rows.length,
                  columns: columns.map((name) => t(cells[name].label)).join(', '),
                })}
          </p>
        )}
        {errors.length > 0 && <FileErrors errors={errors} />}
        <PastFiles area="catalog" kind="catalog.import" />
      </div>
      {preview && (
        <ChangePreview
          title={t('변경 내용 미리 보기')}
          rows={preview}
          pending={pending}
          onApply={apply}
          onClose={close}
        />
      )}
      {started !== null && <ImportProgress id={started} onClose={forget} />}
    </>
  )
}

/** The products as they are now, as a file that can be changed and read again: it is the template, too. */
function Download() {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(async () => {
    const products: StaffProduct[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page: { data: StaffProduct[]; next_after: string | null } = await api.staffProducts.list({
        query: { limit: 100, ...(after && { after }) },
      })
      products.push(...page.data)
      after = products.length < 20_000 ? page.next_after : null
    }
    const { default: writeExcelFile } = await import('write-excel-file/browser')
    const [heads = [], ...lines] = exportRows(products, t)
    const table = [heads.map((value) => ({ value, fontWeight: 'bold' as const })), ...lines]
    await writeExcelFile(table, { columns: heads.map(() => ({ width: 18 })) }).toFile('products.xlsx')
  })
  return (
    <Button icon="download" disabled={pending} onClick={() => void run(undefined)}>
      {pending ? t('만들고 있어요') : t('현재 값으로 양식 내려받기')}
    </Button>
  )
}
