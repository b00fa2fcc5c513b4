import { weekday } from '@sillage/kit/time.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'

// A Sunday at noon in Seoul: the days from it on give their names.
const sunday = Date.parse('2026-11-01T03:00:00Z')
const dayMs = 86_400_000

/** Orders by weekday and hour: the darker, the more. */
export function HeatMap({ hours }: { hours: readonly (readonly number[])[] }) {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  const most = Math.max(1, ...hours.flat())
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={t('요일과 시각별 주문 수')}>
      <table className="heat">
        <caption className="sr">{t('요일과 시각별 주문 수')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('요일')}</span>
            </th>
            {Array.from({ length: 24 }, (_, hour) => (
              <th key={hour} scope="col">
                {hour % 3 === 0 ? hour : <span className="sr">{hour}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((row, day) => (
            <tr key={day}>
              <th scope="row">{weekday(new Date(sunday + day * dayMs), locale)}</th>
              {row.map((orders, hour) => (
                <td key={hour} style={{ '--v': Math.round((orders / most) * 90) }} title={String(orders)}>
                  <span className="sr">{orders}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
