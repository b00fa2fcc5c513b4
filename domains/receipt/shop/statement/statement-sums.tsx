import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { paymentText } from '../../../payment/shop/payment-texts.ts'
import type { OrderStatement } from '../../statement-contract.ts'

const receiptNames = {
  cash_income: '현금영수증(소득공제)',
  cash_expense: '현금영수증(지출증빙)',
  tax_invoice: '세금계산서',
} as const satisfies Record<OrderStatement['receipts'][number]['kind'], string>

const receiptStateNames = {
  requested: '발급 준비 중',
  issued: '발급 완료',
  canceled: '발급 취소',
  failed: '발급 확인 중',
} as const satisfies Record<OrderStatement['receipts'][number]['state'], string>

/** What was paid and how, the tax in it, what went back, and the tax office's numbers. */
export function StatementTotals({ statement }: { statement: OrderStatement }) {
  const t = usePhrases()
  const dates = useDates()
  const moneyText = useMoneyText()
  const { currency, payment, refunds, receipts, tax, left_tax } = statement
  const text = (amount: number) => moneyText({ amount, currency })
  const hasChanged = refunds.length > 0
  const kept = hasChanged ? left_tax : tax
  const at = payment.approved_at ?? statement.paid_at
  const rows = [
    { label: t('합계'), value: text(statement.total_amount) },
    ...refunds.map(({ id, amount, done_at }) => ({
      label: done_at ? t('환불 {day}', { day: dates.date(done_at) }) : t('환불 진행 중'),
      value: text(-amount),
      id,
    })),
    ...(hasChanged ? [{ label: t('남은 금액'), value: text(statement.left_amount) }] : []),
    ...(kept ? [{ label: t('공급가액'), value: text(kept.supply) }] : []),
    ...(kept ? [{ label: t('부가세'), value: text(kept.vat) }] : []),
  ]
  const facts = [
    { label: t('결제'), value: `${paymentText(payment, t)}, ${dates.dateTime(at)}` },
    ...receipts.map(({ id, kind, state, amount, corrects_id, issue_number, by_law }) => ({
      id,
      label: t(by_law ? '현금영수증(자진발급)' : corrects_id === null ? receiptNames[kind] : '수정세금계산서'),
      value: [issue_number, state === 'issued' && text(amount), t(receiptStateNames[state])]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
  return (
    <div className="statement-end">
      <dl className="statement-facts">
        {facts.map(({ label, value, ...row }) => (
          <div key={`${label} ${'id' in row ? row.id : ''}`}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="statement-sums num">
        {rows.map(({ label, value, ...row }) => (
          <div key={`${label} ${'id' in row ? row.id : ''}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
