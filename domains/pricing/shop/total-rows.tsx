import type { Currency } from '@sillage/kit/money.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { TotalRow } from '../fields.ts'
import { noteOfTotal, totalLabels } from '../total-notes.ts'
import './total-rows.css'

type Props = { rows: readonly TotalRow[]; currency: Currency; paid?: boolean }

/** A total, row by row, each with the reason for it: in the form as ever after. */
export function TotalRows({ rows, currency, paid }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const money = (amount: number) => moneyText({ amount, currency })
  const pick = useLocalizedField()
  const reader = { t, money, pick: (names: { name: string; name_en: string }) => pick(names, 'name') }
  return (
    <dl className="total-rows num">
      {rows.map((row, at) => {
        const note = noteOfTotal(row, reader)
        return (
          // Two coupons may be alike, and rows are never moved.
          <div key={at} className={row.kind === 'total' ? 'total' : row.amount < 0 ? 'minus' : undefined}>
            <dt>
              {row.kind === 'total' && paid ? t('결제한 금액') : t(totalLabels[row.kind])}
              {note && <small>{note}</small>}
            </dt>
            <dd>{isFree(row) ? t('무료') : row.amount < 0 ? `−${money(-row.amount)}` : money(row.amount)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What is not known yet is not free. */
const isFree = ({ kind, amount, delivery }: TotalRow) => kind === 'shipping' && amount === 0 && delivery !== 'unknown'
