import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Empty, Skeleton } from '@sillage/admin-kit/part.tsx'
import { QueryFailed } from '@sillage/admin-kit/query-failed.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { queues } from '@sillage/domains/today/words.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Classes } from './today/classes.tsx'
import { Events } from './today/events.tsx'
import { Sales } from './today/sales.tsx'

/** What waits for us, how the shop does, and what has just happened. */
export function Component() {
  const t = usePhrases()
  const can = useCan()
  const dates = useDates()
  return (
    <>
      <Top title={t('오늘 할 일')} fact={<span className="mute">{dates.weekdayNameTime(new Date())}</span>} />
      <div className="body">
        <Queues />
        <div className="cols today">
          <div>{can('statistics') && <Sales />}</div>
          <div>
            {can('classes') && <Classes />}
            <Events />
          </div>
        </div>
      </div>
    </>
  )
}

function Queues() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const { data, error, refetch } = useQuery({ ...queries.today.queues(), refetchInterval: 60_000 })
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton label={t('불러오고 있어요.')} lines={4} />
  if (data.queues.every(({ count }) => count === 0))
    return <Empty title={t('처리할 일이 없어요')}>{<p>{t('새 주문이나 문의가 오면 여기에 보여요.')}</p>}</Empty>
  return (
    <nav className="todo" aria-label={t('처리할 일')}>
      {data.queues.map(({ name, to, count, oldest_at, due_at }) => (
        <Link key={name} to={to} className={count === 0 ? 'zero' : name === 'orders' ? 'hot' : ''}>
          <span className="row">
            <span className="medium">{t(queues[name].label)}</span>
            <Icon name="right" />
          </span>
          <b>{count >= 100 ? '99+' : count}</b>
          {oldest_at && (
            <span className="mute">{t('가장 오래된 것 {when}', { when: dates.shortDateTime(oldest_at) })}</span>
          )}
          {due_at && (
            <span className={new Date(due_at) < new Date() ? 'bad' : 'mute'}>
              {t('{when}까지', { when: dates.shortDateTime(due_at) })}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
