import { useDates } from '@sillage/web-kit/dates.ts'
import { useKnownPhrases, usePhrases } from '@sillage/web-kit/phrases.ts'
import type { PointEntry } from '../contract.ts'
import { pointReasonNames } from '../words.ts'
import { figures } from './point-figures.tsx'

/** One line of the statement: when, why, how much, and what there was after it. */
export function PointEntryRow({ entry }: { entry: PointEntry }) {
  const t = usePhrases()
  const dates = useDates()
  const known = useKnownPhrases() // a memo is what staff wrote
  const { amount, balance, reason, memo, created_at } = entry
  return (
    <li className="point-entry">
      <time className="num" dateTime={created_at}>
        {dates.date(created_at)}
      </time>
      <div>
        <p>{t(pointReasonNames[reason])}</p>
        {memo && <p className="point-note">{known(memo)}</p>}
      </div>
      <p className={amount > 0 ? 'point-amount point-in' : 'point-amount'}>
        {`${amount > 0 ? '+' : '−'}${figures(Math.abs(amount))}`}
      </p>
      <p className="point-note num">{t('남은 적립금 {points}원', { points: figures(balance) })}</p>
    </li>
  )
}
