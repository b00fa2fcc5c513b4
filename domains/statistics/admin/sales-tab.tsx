import { Chart } from '@sillage/admin-kit/chart.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import type { Reply } from '@sillage/kit/endpoint.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { statistics } from '../contract.ts'
import { Bars } from './bars.tsx'
import { Conversion } from './conversion.tsx'
import { Delta, Figure, PointDelta, percent } from './figures.tsx'
import { type Grouping, groupDays, groupings } from './grouped-days.ts'
import { HeatMap } from './heat-map.tsx'
import type { Period } from './use-period.ts'

type Sales = Reply<typeof statistics.sales>
type Props = { period: Period }
type Shown = Props & { sales: Sales }

/** The period at a glance: sums, days, departments, hours and best sellers. */
export function SalesTab({ period }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.statistics.sales({ query: period.query })}>
      {(sales) => (
        <>
          <Sums sales={sales} period={period} />
          <div className="cols cols-wide">
            <Days sales={sales} period={period} />
            <Part title={t('카테고리별 매출')} fact={t('세로줄은 비교 기간')} ruled={false}>
              <Bars by="category" period={period} />
            </Part>
          </div>
          <Part title={t('방문에서 주문까지')} fact={t('방문 수에 대한 비율, 세로줄은 비교 기간')} ruled={false}>
            <Conversion period={period} />
          </Part>
          <div className="cols cols-even">
            <Part title={t('구매 시간대')} fact={t('주문 수, 짙을수록 많아요')} ruled={false}>
              <HeatMap hours={sales.hours} />
            </Part>
            <Part title={t('많이 팔린 상품')} ruled={false}>
              <Bars by="product" period={period} />
            </Part>
          </div>
        </>
      )}
    </Loaded>
  )
}

function Sums({ sales, period }: Shown) {
  const t = usePhrases()
  const amountText = useAmountText(period.query)
  const { now, before } = sales.totals
  const average = (totals: Sales['totals']['now']) =>
    totals.orders === 0 ? 0 : Math.round(totals.amount / totals.orders)
  const returning = (totals: Sales['totals']['now']) => percent(totals.returning_members, totals.members)
  const margin = percent(now.costed_amount - now.cost_amount, now.costed_amount)
  return (
    <div className="figures" style={{ '--n': now.costed_amount > 0 ? 6 : 5 }}>
      <Figure label={t('매출')} value={amountText(now.amount)}>
        <Delta now={now.amount} before={before.amount} /> <span className="mute">{amountText(before.amount)}</span>
      </Figure>
      <Figure label={t('주문')} value={now.orders.toLocaleString()}>
        <Delta now={now.orders} before={before.orders} /> <span className="mute">{before.orders.toLocaleString()}</span>
      </Figure>
      <Figure label={t('평균 주문 금액')} value={amountText(average(now))}>
        <Delta now={average(now)} before={average(before)} />{' '}
        <span className="mute">{amountText(average(before))}</span>
      </Figure>
      <Figure label={t('재구매 회원')} value={`${returning(now)}%`}>
        <PointDelta now={returning(now)} before={returning(before)} />{' '}
        <span className="mute">{t('회원 {count}명 중', { count: now.members })}</span>
      </Figure>
      <Figure label={t('환불')} value={amountText(now.refund_amount)}>
        <Delta now={now.refund_amount} before={before.refund_amount} lessIsBetter />{' '}
        <span className="mute">{t('매출의 {share}%', { share: percent(now.refund_amount, now.amount) })}</span>
      </Figure>
      {now.costed_amount > 0 && (
        <Figure label={t('마진')} value={`${margin}%`}>
          <span className="mute">{t('원가를 아는 매출에서')}</span>
        </Figure>
      )}
    </div>
  )
}

function Days({ sales, period }: Shown) {
  const t = usePhrases()
  const dates = useDates()
  const amountText = useAmountText(period.query)
  const [grouping, setGrouping] = useState<Grouping>('day')
  const [asTable, setAsTable] = useState(false)
  const [now, before] = [groupDays(sales.days.now, grouping), groupDays(sales.days.before, grouping)]
  const names = Object.entries(groupings) as [Grouping, string][] // of one object
  return (
    <Part
      title={t('기간별 매출')}
      ruled={false}
      actions={
        <>
          <span className="legend">
            <span>
              <i className="key" />
              {t('이번 기간')}
            </span>
            <span>
              <i className="key key-then" />
              {t('비교 기간')}
            </span>
          </span>
          <button type="button" className="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('그림으로 보기') : t('표로 보기')}
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: three buttons, not the fields of a form */}
          <div className="seg" role="group" aria-label={t('집계 단위')}>
            {names.map(([name, label]) => (
              <button key={name} type="button" aria-pressed={name === grouping} onClick={() => setGrouping(name)}>
                {t(label)}
              </button>
            ))}
          </div>
        </>
      }
    >
      {asTable ? (
        <DaysTable now={now} before={before} amountText={amountText} />
      ) : (
        <Chart
          title={`${t('기간별 매출')} ${amountText(sales.totals.now.amount)}`}
          labels={now.map(({ day }) => dates.shortDate(day))}
          labelsBefore={before.map(({ day }) => dates.shortDate(day))}
          series={{ now: now.map(({ amount }) => amount), before: before.map(({ amount }) => amount) }}
          valueText={amountText}
          height={250}
        />
      )}
    </Part>
  )
}

type DaysProps = {
  now: ReturnType<typeof groupDays>
  before: ReturnType<typeof groupDays>
  amountText: (amount: number) => string
}

function DaysTable({ now, before, amountText }: DaysProps) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <SmallTable
      label={t('기간별 매출')}
      rows={now.map((row, at) => ({ ...row, before: before[at] }))}
      keyOf={({ day }) => day}
      empty={t('이 기간에는 매출이 없어요.')}
      columns={[
        { key: 'day', label: t('언제'), fill: true, cell: ({ day }) => dates.weekdayName(day) },
        { key: 'orders', label: t('주문'), align: 'end', cell: ({ orders }) => orders.toLocaleString() },
        { key: 'amount', label: t('매출'), align: 'end', cell: ({ amount }) => amountText(amount) },
        { key: 'refund', label: t('환불'), align: 'end', cell: (row) => amountText(row.refund_amount) },
        { key: 'before', label: t('비교 기간'), align: 'end', cell: (row) => amountText(row.before?.amount ?? 0) },
      ]}
    />
  )
}
