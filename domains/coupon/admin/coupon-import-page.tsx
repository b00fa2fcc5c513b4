import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
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
import type { CouponLine, CouponOutcome } from '../import-contract.ts'
import { couponColumnNames, couponColumns, readCoupons } from './read-coupons.ts'

const drawn = 200

/** Coupons from an Excel file: read here, looked at, made by a job and undone as one. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const [text, setText] = useState('')
  const { rows, errors, problem } = useMemo(() => readCoupons(parseTable(text)), [text])
  const { preview, look, apply, close, pending, started, forget } = useFileImport<CouponLine, CouponOutcome>({
    send: (body) => api.coupon.staff.addMany({ body }),
    choose: rowsToSend,
    onStarted: () => setText(''),
  })
  return (
    <>
      <Top title={t('엑셀로 쿠폰 만들기')} crumb={{ to: '/coupons', label: t('쿠폰') }}>
        <Template />
        <Button look="main" disabled={pending || rows.length === 0} onClick={() => void look(rows)}>
          {t('{count}줄 미리 보기', { count: rows.length })}
        </Button>
      </Top>
      <div className="body body-narrow">
        <TableField
          label={t('쿠폰이 한 줄에 하나씩 있는 표')}
          hint={t('양식을 내려받아 채운 뒤 올려 주세요. 한 번에 2,000줄까지 올릴 수 있어요.')}
          value={text}
          onChange={setText}
          lines={12}
        />
        {text !== '' && problem && <p className="error padded">{t(problem)}</p>}
        {errors.length > 0 && <FileErrors errors={errors} />}
        <PastFiles area="coupons" kind="coupon.import" />
      </div>
      {preview && <Preview rows={preview} pending={pending} onApply={apply} onClose={close} />}
      {started !== null && <ImportProgress id={started} onClose={forget} />}
    </>
  )
}

const rowsToSend = (looked: readonly CouponLine[], outcomes: readonly CouponOutcome[]) =>
  outcomes.flatMap(({ row, outcome }) => (outcome === 'added' ? (looked[row] ?? []) : []))

/** The heads with a line that shows how the cells are written. */
function Template() {
  const t = usePhrases()
  const { run, pending } = useAction(async () => {
    const { default: writeExcelFile } = await import('write-excel-file/browser')
    const heads = couponColumnNames.map((name) => ({
      value: t(couponColumns[name].label),
      fontWeight: 'bold' as const,
    }))
    const example: Partial<Record<keyof CouponLine, string>> = {
      name: t('예시 쿠폰'),
      name_en: 'Example coupon',
      kind: t('주문 쿠폰'),
      percent: '10',
      cap_krw: '5000',
      minimum_krw: '30000',
      ends_at: '2030-12-31 23:59',
      member_limit: '1',
      code: 'EXAMPLE10',
    }
    const table = [heads, couponColumnNames.map((name) => ({ value: example[name] ?? '' }))]
    await writeExcelFile(table, { columns: heads.map(() => ({ width: 18 })) }).toFile('coupons.xlsx')
  })
  return (
    <Button icon="download" disabled={pending} onClick={() => void run(undefined)}>
      {t('양식 내려받기')}
    </Button>
  )
}

type PreviewProps = { rows: readonly CouponOutcome[]; pending: boolean; onApply: () => void; onClose: () => void }

/** What would be made, refused lines first. */
function Preview({ rows, pending, onApply, onClose }: PreviewProps) {
  const t = usePhrases()
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  const added = rows.filter(({ outcome }) => outcome === 'added')
  return (
    <Dialog
      title={t('쿠폰 만들기 미리 보기')}
      lead={
        refused.length > 0
          ? t('{count}줄은 만들 수 없어서 빼고 만들어요.', { count: refused.length })
          : t('아직 아무것도 만들지 않았어요. 만든 뒤에도 한 번에 되돌릴 수 있어요.')
      }
      width={760}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || added.length === 0} onClick={onApply}>
            {t('{count}줄 적용', { count: added.length })}
          </Button>
        </>
      }
    >
      <table className="data">
        <tbody>
          {[...refused, ...added].slice(0, drawn).map(({ row, name, reason }) => (
            <tr key={row}>
              <td>{name}</td>
              <td>{reason ? <State tone="stop">{t('불가')}</State> : <State tone="done">{t('새 쿠폰')}</State>}</td>
              <td className="fill bad">{reason && t(reason)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > drawn && (
        <p className="mute padded">{t('{count}줄 더 있어요.', { count: rows.length - drawn })}</p>
      )}
    </Dialog>
  )
}
