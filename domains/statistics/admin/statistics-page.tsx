import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCan } from '../../staff/admin/me.ts'
import { BreakdownTab } from './breakdown-tab.tsx'
import { ClicksTab, SearchTab } from './interest-tabs.tsx'
import { MembersTab } from './members-tab.tsx'
import { SalesTab } from './sales-tab.tsx'
import { type Period, presets, usePeriod } from './use-period.ts'

const tabs = {
  sales: { label: '매출', exports: 'day' },
  product: { label: '상품별', exports: 'product' },
  category: { label: '카테고리별', exports: 'category' },
  grade: { label: '회원', exports: 'grade' },
  method: { label: '결제 수단', exports: 'method' },
  coupon: { label: '쿠폰', exports: 'coupon' },
  clicks: { label: '클릭', exports: null },
  search: { label: '검색', exports: null },
} as const
type Tab = keyof typeof tabs
const tabNames = Object.keys(tabs) as Tab[] // of the object just above

/** How the shop does: sales of a period beside another, and what they are made of. */
export function Component() {
  const t = usePhrases()
  const can = useCan()
  const period = usePeriod()
  const shown = tabNames.filter((name) => name !== 'search' || can('search'))
  const tab = shown.find((name) => name === period.tab) ?? 'sales'
  const { exports } = tabs[tab]
  const file = new URLSearchParams({ ...period.query, by: exports ?? '' })
  return (
    <>
      <Top title={t('통계')}>
        {exports && (
          <a className="btn" href={`/api/v1/staff/statistics/export?${file}`} download>
            <Icon name="download" />
            {t('CSV로 받기')}
          </a>
        )}
      </Top>
      <div className="body body-list">
        <nav className="views" aria-label={t('통계 종류')}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={name === tab || undefined}
              onClick={() => period.setParams({ tab: name === 'sales' ? null : name })}
            >
              {t(tabs[name].label)}
            </button>
          ))}
        </nav>
        <PeriodFields period={period} />
        <TabContent tab={tab} period={period} />
      </div>
    </>
  )
}

function TabContent({ tab, period }: { tab: Tab; period: Period }) {
  if (tab === 'sales') return <SalesTab period={period} />
  if (tab === 'grade') return <MembersTab period={period} />
  if (tab === 'clicks') return <ClicksTab period={period} />
  if (tab === 'search') return <SearchTab period={period} />
  return <BreakdownTab key={tab} by={tab} period={period} />
}

function PeriodFields({ period }: { period: Period }) {
  const t = usePhrases()
  const { query, days, today, setParams, choose } = period
  const preset = query.to === today ? presets.find((count) => count === days) : undefined
  return (
    <div className="filters period">
      <select
        className="input"
        aria-label={t('기간')}
        value={preset ?? ''}
        onChange={(event) => event.target.value && choose(Number(event.target.value))}
      >
        {preset === undefined && <option value="">{t('고른 날짜')}</option>}
        {presets.map((count) => (
          <option key={count} value={count}>
            {t('최근 {count}일', { count })}
          </option>
        ))}
      </select>
      <input
        className="input"
        type="date"
        aria-label={t('이날부터')}
        value={query.from}
        max={query.to}
        onChange={(event) => setParams({ from: event.target.value, to: query.to })}
      />
      <input
        className="input"
        type="date"
        aria-label={t('이날까지')}
        value={query.to}
        min={query.from}
        max={today}
        onChange={(event) => setParams({ from: query.from, to: event.target.value })}
      />
      <select
        className="input"
        aria-label={t('비교 대상')}
        value={query.compare}
        onChange={(event) => setParams({ compare: event.target.value })}
      >
        <option value="previous">{t('이전 {count}일과 비교', { count: days })}</option>
        <option value="year">{t('작년과 비교')}</option>
      </select>
      <select
        className="input"
        aria-label={t('통화')}
        value={query.currency}
        onChange={(event) => setParams({ currency: event.target.value })}
      >
        <option value="krw">{t('원')}</option>
        <option value="usd">{t('달러')}</option>
      </select>
    </div>
  )
}
