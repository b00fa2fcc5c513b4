import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useStoredDraft } from '@sillage/web-kit/use-stored-draft.ts'
import { useShop } from '../../shop.ts'
import { readDeposits } from './read-deposits.ts'

/** Rows copied from the bank's page: shown as they are understood before anything is sent. */
export function DepositImport({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const { api } = useShop()
  const { draft, change, clear } = useStoredDraft('console:deposits', { text: '' })
  const { rows, wrong } = readDeposits(draft.text)
  const { run, pending } = useAction(() => api.staffMoney.importDeposits({ body: { rows } }), {
    done: ({ added, known }) => t('{added}줄을 더했고 {known}줄은 이미 있었어요.', { added, known }),
    after: () => [clear(), onClose()],
  })
  return (
    <Dialog
      title={t('은행 내역 올리기')}
      lead={t(
        '은행 화면이나 엑셀에서 시각, 보낸 분, 금액 순서로 복사해 붙여 넣어 주세요. 같은 줄은 두 번 더해지지 않아요.',
      )}
      onClose={onClose}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>{t('그만두기')}</Button>
          <Button
            look="main"
            disabled={pending || rows.length === 0 || wrong.length > 0}
            onClick={() => run(undefined)}
          >
            {t('{count}줄 올리기', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <Field label={t('붙여 넣을 곳')}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={6}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        {wrong.map(({ line, text }) => (
          <p key={line} className="error">
            {t('{line}번째 줄을 읽지 못했어요: {text}', { line, text })}
          </p>
        ))}
        {rows.length > 0 && (
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
        )}
      </div>
    </Dialog>
  )
}
