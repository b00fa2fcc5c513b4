import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Period } from './use-period.ts'

const clickNames = { banners: '상단 배너', cms: '페이지', popups: '팝업', home: '첫 화면' } as const

/** What visitors pressed in the period. */
export function ClicksTab({ period }: { period: Period }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { from, to } = period.query
  return (
    <Part title={t('많이 클릭한 곳')} fact={t('누가 클릭했는지는 기록하지 않아요.')} ruled={false}>
      <Loaded query={queries.insight.clicks({ query: { from, to, sort: 'total', order: 'desc', per_page: 50 } })}>
        {({ data }) => (
          <SmallTable
            label={t('많이 클릭한 곳')}
            rows={data}
            keyOf={({ click_type, click_id }) => `${click_type} ${click_id}`}
            empty={t('이 기간에는 클릭이 없어요.')}
            columns={[
              { key: 'type', label: t('자리'), cell: ({ click_type }) => t(clickNames[click_type]) },
              { key: 'name', label: t('이름'), fill: true, cell: ({ click_name }) => click_name },
              { key: 'pc', label: t('PC'), align: 'end', cell: ({ pc }) => pc.toLocaleString() },
              { key: 'mobile', label: t('모바일'), align: 'end', cell: ({ mobile }) => mobile.toLocaleString() },
              { key: 'total', label: t('모두'), align: 'end', cell: ({ total }) => total.toLocaleString() },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}

const mostDays = 90

/** What visitors looked for and did not find. */
export function SearchTab({ period }: { period: Period }) {
  const t = usePhrases()
  const { queries } = useShop()
  const days = Math.min(mostDays, period.days)
  return (
    <Part
      title={t('결과가 없던 검색어')}
      fact={t('최근 {count}일', { count: days })}
      ruled={false}
      actions={
        <Link className="link" to="/search">
          {t('동의어 설정')}
        </Link>
      }
    >
      <Loaded query={queries.search.missed({ query: { days } })}>
        {(rows) => (
          <SmallTable
            label={t('결과가 없던 검색어')}
            rows={rows}
            keyOf={({ keyword }) => keyword}
            empty={t('이 기간에는 모두 결과가 있었어요.')}
            columns={[
              { key: 'keyword', label: t('검색어'), fill: true, cell: ({ keyword }) => keyword },
              { key: 'times', label: t('번'), align: 'end', cell: ({ times }) => times.toLocaleString() },
              { key: 'last', label: t('마지막'), align: 'end', cell: ({ last_day }) => last_day },
            ]}
          />
        )}
      </Loaded>
    </Part>
  )
}
