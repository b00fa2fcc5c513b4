import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { TableField } from '@sillage/admin-kit/table/table-field.tsx'
import { WrongRows } from '@sillage/admin-kit/table/wrong-rows.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useUndo } from '../../change-set/admin/use-undo.ts'
import { useShop } from '../../shop.ts'
import { readDeposits } from './read-deposits.ts'

const columnNames = {
  when: '거래일시',
  depositor: '입금자',
  amount: '입금액',
  ref: '거래번호',
  hour: '거래시간',
  out: '출금액',
} as const

/** Rows copied from the bank's page or read from its file: shown as they are understood before anything is sent. */
export function DepositImport({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change, clear } = useOwnDraft('deposits', { text: '', request_key: '' })
  const { rows, wrong, passed, missing } = readDeposits(draft.text)
  const { offer } = useUndo()
  const request_key = draft.request_key || undefined
  const { run, pending } = useAction(() => api.staffMoney.importDeposits({ body: { rows, request_key } }), {
    after({ added, known, change_set_id }) {
      offer(change_set_id, t('{added}줄을 추가했고 {known}줄은 이미 있었어요.', { added, known }))
      clear()
      onClose()
    },
  })
  return (
    <Dialog
      title={t('은행 내역 올리기')}
      lead={t(
        '은행에서 받은 엑셀·CSV 파일을 올리거나, 거래 내역을 복사해 붙여 넣어 주세요. 같은 줄은 두 번 추가되지 않아요. 올린 뒤 30일 동안 통째로 되돌릴 수 있지만, 그사이 주문에 연결했거나 제외한 입금은 그대로 남아요.',
      )}
      onClose={onClose}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button
            look="main"
            disabled={pending || rows.length === 0 || wrong.length > 0 || missing.length > 0}
            onClick={() => run(undefined)}
          >
            {t('{count}줄 올리기', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <TableField
          label={t('은행 내역')}
          lines={6}
          value={draft.text}
          onChange={(text) => change({ text, request_key: crypto.randomUUID() })}
        />
        {missing.length > 0 && draft.text !== '' && (
          <p className="error">
            {t('찾지 못한 열이 있어요: {columns}', { columns: missing.map((key) => t(columnNames[key])).join(', ') })}
          </p>
        )}
        {missing.length === 0 && (
          <WrongRows rows={wrong.map((row) => ({ ...row, column: t(columnNames[row.column]) }))} />
        )}
        {rows.length > 0 && passed > 0 && (
          <p className="mute">{t('출금이거나 금액이 없는 {count}줄은 올리지 않아요.', { count: passed })}</p>
        )}
        {rows.length > 0 && <Preview rows={rows} />}
      </div>
    </Dialog>
  )
}

function Preview({ rows }: { rows: ReturnType<typeof readDeposits>['rows'] }) {
  const dates = useDates()
  const moneyText = useMoneyText()
  return (
    <table className="data">
      <tbody>
        {rows.slice(0, 8).map((row) => (
          <tr key={row.bank_ref}>
            <td>{dates.shortDateTime(row.deposited_at)}</td>
            <td className="fill">{row.depositor}</td>
            <td className="end">{moneyText({ amount: row.amount, currency: 'krw' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
