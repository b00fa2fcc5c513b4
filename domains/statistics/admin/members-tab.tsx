import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { BreakdownTab } from './breakdown-tab.tsx'
import { percent } from './figures.tsx'
import type { Period } from './use-period.ts'

/** Sales by grade, and which first buyers of a month bought again. */
export function MembersTab({ period }: { period: Period }) {
  const t = usePhrases()
  return (
    <>
      <BreakdownTab by="grade" period={period} />
      <Part
        title={t('첫 구매 달별 재구매')}
        fact={t('그달에 처음 산 회원 중 몇 %가 다시 샀는지 보여요.')}
        ruled={false}
      >
        <Cohorts />
      </Part>
    </>
  )
}

function Cohorts() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.statistics.cohorts()}>
      {({ data }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section className="scroll" tabIndex={0} aria-label={t('첫 구매 달별 재구매')}>
          <table className="heat cohorts">
            <caption className="sr">{t('첫 구매 달별 재구매')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('첫 구매')}</th>
                <th scope="col">{t('회원')}</th>
                {data.slice(1).map(({ month }, at) => (
                  <th key={month} scope="col">
                    {t('{count}개월 뒤', { count: at + 1 })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ month, members, returned }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td style={{ '--v': 0 }}>{members.toLocaleString()}</td>
                  {returned.map((count, at) => (
                    <td key={at} style={{ '--v': percent(count, members) * 0.8 }} title={String(count)}>
                      {members > 0 ? `${percent(count, members)}%` : ''}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Loaded>
  )
}
