import { Chart } from '@sillage/admin-kit/chart.tsx'
import { Part, Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const running = (amounts: readonly number[]) => amounts.map((_, index) => sum(amounts.slice(0, index + 1)))

/** Today beside the same weekday before, and this month beside the last. */
export function Sales() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data, error, refetch } = useQuery({ ...queries.today.sales(), refetchInterval: 60_000 })
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('불러오고 있어요.')} lines={8} />
  const { hours, days, hour, day } = data
  return (
    <>
      <Period
        title={t('오늘 매출')}
        fact={t('지난주 같은 요일, 같은 시각과 비교해요')}
        now={sum(hours.now)}
        before={sum(hours.before.slice(0, hour + 1))}
        note={t('주문 {count}건', { count: data.orders })}
        labels={hours.now.map((_, index) => t('{hour}시', { hour: index }))}
        series={{ now: hours.now.slice(0, hour + 1), before: hours.before }}
      />
      <Period
        title={t('이번 달 매출')}
        fact={t('지난달 같은 날까지와 비교해요')}
        now={sum(days.now)}
        before={sum(days.before.slice(0, day))}
        labels={Array.from({ length: Math.max(days.before.length, days.now.length) }, (_, index) =>
          t('{day}일', { day: index + 1 }),
        )}
        series={{ now: running(days.now), before: running(days.before) }}
      />
    </>
  )
}

type Props = {
  title: string
  fact: string
  now: number
  before: number
  note?: string
  labels: string[]
  series: { now: number[]; before: number[] }
}

function Period({ title, fact, now, before, note, labels, series }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const [asTable, setAsTable] = useState(false)
  const won = (amount: number) => moneyText({ amount, currency: 'krw' })
  const change = before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null
  return (
    <Part
      title={title}
      fact={fact}
      ruled={false}
      actions={
        <button type="button" className="link" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t('그림으로 보기') : t('표로 보기')}
        </button>
      }
    >
      <div className="sales">
        <div className="figure">
          <b>{won(now)}</b>
          {change !== null && <span className={change < 0 ? 'delta down' : 'delta up'}>{Math.abs(change)}%</span>}{' '}
          <span className="mute">{won(before)}</span>
          {note && <p className="mute">{note}</p>}
        </div>
        {asTable ? (
          <SalesTable labels={labels} series={series} won={won} />
        ) : (
          <Chart title={`${title} ${won(now)}`} labels={labels} series={series} valueText={won} />
        )}
      </div>
    </Part>
  )
}

type TableProps = Pick<Props, 'labels' | 'series'> & { won: (amount: number) => string }

function SalesTable({ labels, series, won }: TableProps) {
  const t = usePhrases()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sales-table" tabIndex={0} aria-label={t('매출 표')}>
      <table className="data">
        <thead>
          <tr>
            <th scope="col">{t('언제')}</th>
            <th scope="col" className="end">
              {t('이번')}
            </th>
            <th scope="col" className="end">
              {t('지난번')}
            </th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <td>{label}</td>
              <td className="end">{series.now[index] === undefined ? '' : won(series.now[index])}</td>
              <td className="end">{series.before[index] === undefined ? '' : won(series.before[index])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
