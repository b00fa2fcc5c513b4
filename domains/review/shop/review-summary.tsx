import { StarRating } from '@sillage/ui/star-rating.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import type { ReviewSummary } from '../contract.ts'
import './reviews.css'

type Props = { summary: ReviewSummary; children?: ReactNode }

/** The average, and how the stars are spread. */
export function Score({ summary: { average, count, spread }, children }: Props) {
  const t = usePhrases()
  const rows = spread.map((number, index) => ({ stars: index + 1, number })).reverse()
  return (
    <div className="score">
      <p>
        <span className="score-number num">{average.toFixed(1)}</span>
        <br />
        <StarRating value={average} label={t('별점 5점 중 {stars}점', { stars: average })} />
      </p>
      <ol className="histogram" aria-label={t('별점 분포')}>
        {rows.map(({ stars, number }) => (
          <li key={stars}>
            <span>{t('{stars}점', { stars, count: stars })}</span>
            <span className="bar" aria-hidden="true">
              <i style={{ '--at': `${count > 0 ? (number / count) * 100 : 0}%` }} />
            </span>
            <span className="num">{number}</span>
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}
