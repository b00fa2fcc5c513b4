import { Loaded } from '@sillage/domains/member/shop/account/loaded.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { DashboardSection } from './dashboard-section.tsx'
import '@sillage/ui/sections/rows.css'

const shown = 3

/** The member's latest notifications. */
export function LatestNotices() {
  const t = usePhrases()
  const dates = useDates()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const query = useQuery(queries.notification.list({ query: { per_page: shown } }))
  return (
    <DashboardSection title={t('내 알림')} more={{ href: '/my-page/notification', label: t('전체 보기') }}>
      <Loaded query={query} height="168px">
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{t('새로운 알림이 없어요.')}</p>
          ) : (
            <ul className="rows">
              {data.map((notice) => (
                <li key={notice.id}>
                  <Anchor className="notice-row" href="/my-page/notification">
                    <span className="latest-notice">
                      {!notice.read_at && <Badge tone="accent">{t('새 알림')}</Badge>}
                      {pick(notice, 'title')}
                    </span>
                    <time dateTime={notice.created_at}>{dates.shortDate(notice.created_at)}</time>
                  </Anchor>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </DashboardSection>
  )
}
