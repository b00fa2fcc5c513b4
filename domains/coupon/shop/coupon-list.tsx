import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { ErrorState } from '@sillage/ui/error-state.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { Pagination } from '@sillage/web-kit/pagination.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { MemberCoupon } from '../contract.ts'
import { askedBy, readShown, shownHref } from './coupon-address.ts'
import { Ticket } from './ticket.tsx'

/** The tickets that can be used, or those that are over. */
export function CouponList() {
  const t = usePhrases()
  const { queries } = useShop()
  const shown = readShown(useSearchParams()[0])
  const query = useQuery({ ...queries.coupon.list(askedBy(shown)), placeholderData: keepPreviousData })
  const count = query.data?.usable_count
  const tabs = [
    { label: t('쓸 수 있는 쿠폰'), href: shownHref({}), current: !shown.used, ...(count !== undefined && { count }) },
    { label: t('지난 쿠폰'), href: shownHref({ used: true }), current: shown.used },
  ]
  return (
    <>
      <TabLinks label={t('쿠폰 종류')} items={tabs} />
      {query.data && <Tickets found={query.data} used={shown.used} />}
      {query.isPending && <Waiting />}
      {query.isLoadingError && <Failed onRetry={() => void query.refetch()} />}
    </>
  )
}

type Found = { data: MemberCoupon[]; current_page: number; last_page: number }

function Tickets({ found, used }: { found: Found; used: boolean }) {
  const t = usePhrases()
  const { data, current_page, last_page } = found
  if (data.length === 0) return <Nothing used={used} beyond={current_page > 1} />
  return (
    <>
      <ul className="tickets">
        {data.map((coupon) => (
          <Ticket key={coupon.id} coupon={coupon} />
        ))}
      </ul>
      <Pagination page={current_page} pages={last_page} href={(page) => shownHref({ used, page })} />
      {!used && <p className="section-note mt-8">{t('금액이 정해진 쿠폰은 원화로 주문할 때 쓸 수 있어요.')}</p>}
    </>
  )
}

function Nothing({ used, beyond }: { used: boolean; beyond: boolean }) {
  const t = usePhrases()
  if (beyond)
    return (
      <Empty
        title={t('이 페이지에는 쿠폰이 없어요')}
        action={<Button href={shownHref({ used })}>{t('첫 페이지부터 보기')}</Button>}
      />
    )
  if (used) return <Empty title={t('지난 쿠폰이 없어요')}>{t('쓰거나 기간이 지난 쿠폰이 여기에 남아요.')}</Empty>
  return (
    <Empty title={t('보유한 쿠폰이 없어요')} action={<Button href="/shop/category/12">{t('세일 상품 보기')}</Button>}>
      {t('할인 중인 상품은 쿠폰 없이도 할인된 가격으로 살 수 있어요.')}
    </Empty>
  )
}

function Waiting() {
  return (
    <div className="tickets" aria-busy="true">
      <Skeleton height="188px" />
      <Skeleton height="188px" />
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = usePhrases()
  return (
    <ErrorState title={t('쿠폰을 불러오지 못했어요')} action={<Button onClick={onRetry}>{t('다시 시도')}</Button>}>
      {t('잠시 후 다시 시도해 주세요.')}
    </ErrorState>
  )
}
