import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Breakdown } from '../words.ts'
import { useRowName } from './row-name.ts'
import type { Period } from './use-period.ts'

type Props = { by: Breakdown; period: Period; most?: number }

/** The largest parts of the sales; a stroke marks what each was before. */
export function Bars({ by, period, most = 8 }: Props) {
  const t = usePhrases()
  const nameOf = useRowName(by)
  const amountText = useAmountText(period.query)
  const { queries } = useShop()
  return (
    <Loaded query={queries.statistics.breakdown({ query: { ...period.query, by } })}>
      {({ rows }) => {
        const shown = rows.slice(0, most)
        const top = Math.max(1, ...shown.flatMap(({ amount, before_amount }) => [amount, before_amount]))
        if (shown.length === 0) return <p className="mute padded">{t('이 기간에는 매출이 없어요.')}</p>
        return (
          <ul className="bars">
            {shown.map((row) => (
              <li key={row.key}>
                <span className="cut">{nameOf(row)}</span>
                <span
                  className="track"
                  style={{
                    '--v': `${(row.amount / top) * 100}%`,
                    '--p': `${(row.before_amount / top) * 100}%`,
                  }}
                >
                  <i />
                </span>
                <span className="end">{amountText(row.amount)}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
