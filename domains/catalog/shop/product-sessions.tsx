import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useShop } from '../../shop.ts'
import { offerLimits } from '../words.ts'
import '@sillage/ui/sections/rows.css'

const shown = 6

/** A class's coming dates, all that can be options of it: asked for by the page's loader, too. */
export const sessionsAsked = (product_id: number | string | undefined) => ({
  query: { product_id, limit: offerLimits.values },
})

export function ProductSessions({ product_id }: { product_id: number }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const titleId = useId()
  const { queries } = useShop()
  const { data: sessions } = useSuspenseQuery(queries.tssa.upcoming(sessionsAsked(product_id)))
  return (
    <section className="part" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('다가오는 일정')}</h2>
      {sessions.length === 0 && <p className="small soft">{t('새 일정을 준비하고 있어요.')}</p>}
      <ul className="product-sessions">
        {sessions.slice(0, shown).map(({ id, starts_at, seats_left, ...session }) => (
          <li key={id} className="notice-row">
            <span>
              <time dateTime={starts_at}>{dates.weekdayNameTime(starts_at)}</time>
              <span className="small mute">{pick(session, 'studio')}</span>
            </span>
            <span className="small num">
              {seats_left > 0 ? t('{count}자리 남았어요', { count: seats_left }) : t('마감')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
