import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import type { Notification } from '../contract.ts'
import { readShown, shownHref } from './notification-address.ts'
import { dayName, groupByDay } from './notification-day.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications } from './use-notifications.ts'
import './notification-page.css'
import { Pagination } from '@sillage/web-kit/pagination.tsx'

/** The notifications of a member by day, all or the unread ones. */
export function NotificationList() {
  const t = usePhrases()
  const { user, notification_count } = useSession()
  const { queries } = useShop()
  const shown = readShown(useSearchParams()[0])
  const { removeAll } = useNotifications()
  const filter = { page: shown.page, ...(user && { mb_id: user.mb_id }), ...(shown.unread && { unread: 'true' }) }
  const query = useQuery({ ...queries.notification.list({ query: filter }), placeholderData: keepPreviousData })
  const tabs = [
    { label: t('전체'), href: shownHref({}), current: !shown.unread },
    { label: t('읽지 않음'), href: shownHref({ unread: true }), current: shown.unread, count: notification_count },
  ]
  return (
    <>
      <div className="notification-bar">
        <TabLinks label={t('알림 종류')} items={tabs} />
        {(query.data?.total ?? 0) > 0 && (
          <Button kind="quiet" size="sm" onClick={() => void removeAll()}>
            {t('알림 모두 지우기')}
          </Button>
        )}
      </div>
      {query.data && <Rows found={query.data} unread={shown.unread} />}
      {query.isPending && <Waiting />}
      {query.isLoadingError && <Failed onRetry={() => void query.refetch()} />}
    </>
  )
}

type Page = { data: Notification[]; current_page: number; last_page: number }

function Rows({ found, unread }: { found: Page; unread: boolean }) {
  const phrases = usePhrasebook()
  const { read, remove } = useNotifications()
  const list = useRef<HTMLDivElement>(null)
  const { data, current_page, last_page } = found
  // The last one of this page was deleted.
  if (current_page > last_page) return <Navigate to={shownHref({ unread, page: last_page })} replace />
  if (data.length === 0) return <Nothing unread={unread} />

  async function takeAway(id: number) {
    await remove(id)
    // The button that had the focus went with its row.
    list.current?.focus()
  }

  return (
    <div ref={list} tabIndex={-1}>
      {groupByDay(data).map(({ day, rows }) => (
        <section key={day} className="notification-day">
          <h2>{dayName(day, new Date(), phrases)}</h2>
          <ul className="rows">
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onOpen={() => void read(notification.id)}
                onRemove={() => void takeAway(notification.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={current_page} pages={last_page} href={(page) => shownHref({ unread, page })} />
    </div>
  )
}

function Nothing({ unread }: { unread: boolean }) {
  const t = usePhrases()
  if (unread)
    return (
      <Empty title={t('모두 읽었어요')} action={<Button href={shownHref({})}>{t('전체 알림 보기')}</Button>}>
        {t('새 알림이 오면 여기에서 바로 볼 수 있어요.')}
      </Empty>
    )
  return (
    <Empty title={t('받은 알림이 없어요')} action={<Button href="/customer/notice">{t('공지 전체')}</Button>}>
      {t('실라주의 새 소식은 공지에서 볼 수 있어요.')}
    </Empty>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height="480px" />
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('알림을 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}
