import { addDays, seoulTime } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { PastLastPage } from '@sillage/web-kit/past-last-page.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { productPath } from '../../catalog/words.ts'
import { OrderRead } from '../../order/shop/order-read.tsx'
import { endedStates, type LineState, lineStateNames } from '../../order/words.ts'
import { company } from '../../setting/company.ts'
import { useShop } from '../../shop.ts'
import type { Booking } from '../contract.ts'
import '../../order/shop/order.css'

const path = '/my-page/tssa'
const hrefOf = (page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** The member's bookings, the latest class first. */
export function BookingList() {
  const { queries } = useShop()
  const asked = Number(useSearchParams()[0].get('page'))
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  const query = useQuery({ ...queries.tssa.bookings({ query: { page } }), placeholderData: keepPreviousData })
  return <OrderRead query={query}>{(found) => <Rows found={found} />}</OrderRead>
}

type Page = { data: Booking[]; total: number; current_page: number; last_page: number }

function Rows({ found: { data, total, current_page, last_page } }: { found: Page }) {
  const t = usePhrases()
  if (current_page > last_page) return <PastLastPage to={hrefOf(last_page)} />
  if (total === 0)
    return (
      <Empty title={t('신청한 수업이 없어요')} action={<Button href="/tssa/class-product">{t('수업 보기')}</Button>}>
        {t('곧 시작하는 수업에서 마음에 드는 날을 골라 보세요.')}
      </Empty>
    )
  return (
    <>
      <ol className="orders">
        {data.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ol>
      <Pagination page={current_page} pages={last_page} href={hrefOf} />
    </>
  )
}

function BookingCard({ booking }: { booking: Booking }) {
  const t = usePhrases()
  const pick = usePick()
  const { order_id, product_id, quantity, state, session } = booking
  const name = pick(booking, 'name')
  return (
    <article className="order" aria-label={name}>
      <header className="order-head">
        <Badge tone={toneOf(state)}>{t(stateNames[state] ?? lineStateNames[state])}</Badge>
        <Anchor className="link" href={`/my-page/order/${order_id}`}>
          {t('주문 상세')}
        </Anchor>
      </header>
      <h2 className="order-name">
        <Anchor href={productPath({ id: product_id, kind: 'class' })}>{name}</Anchor>
      </h2>
      {session ? <When session={session} /> : <p>{t('날짜가 정해지지 않았어요. {phone}로 연락해 주세요.', company)}</p>}
      <p className="mute small">{t('{count}자리', { count: quantity })}</p>
    </article>
  )
}

/** A seat that is paid is booked; the day it is over it is done. */
const stateNames: { [state in LineState]?: string } = { granted: '예약 완료', confirmed: '수강 완료' }

const toneOf = (state: LineState) => {
  if ((endedStates as readonly LineState[]).includes(state)) return 'idle'
  return state === 'granted' ? 'accent' : 'done'
}

function When({ session }: { session: NonNullable<Booking['session']> }) {
  const t = usePhrases()
  const pick = usePick()
  const dates = useDates()
  const { starts_at, weeks, minutes } = session
  const ends = new Date(Date.parse(starts_at) + minutes * 60_000)
  const last = addDays(new Date(starts_at), 7 * (weeks - 1))
  return (
    <>
      <p className="num">
        <time dateTime={starts_at}>
          {`${dates.weekdayName(starts_at)} ${seoulTime(starts_at)}–${dates.time(ends)}`}
        </time>
        {weeks > 1 && ` · ${t('매주 한 번, 모두 {weeks}번 ({day}까지)', { weeks, day: dates.dayName(last) })}`}
      </p>
      <p>{pick(session, 'studio')}</p>
    </>
  )
}
