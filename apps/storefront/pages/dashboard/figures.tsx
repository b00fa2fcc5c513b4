import { useSession } from '@sillage/domains/session.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import './figures.css'

/** What a member has, in figures; each links to its page. */
export function Figures() {
  const t = usePhrases()
  const { queries } = useShop()
  const { coupon_count, notification_count } = useSession()
  const { data: points } = useQuery(quietly(queries.point.list({ query: {} })))
  const { data: wishes } = useQuery(quietly(queries.wish.ids()))
  const figures = [
    { label: t('적립금'), href: '/my-page/point', value: points?.balance },
    { label: t('쿠폰'), href: '/my-page/coupon', value: coupon_count },
    { label: t('찜 목록'), href: '/my-page/wish-list', value: wishes?.product_ids.length },
    {
      label: t('읽지 않은 알림'),
      href: '/my-page/notification',
      value: notification_count,
      calls: notification_count > 0,
    },
  ]
  return (
    <ul className="figures">
      {figures.map(({ label, href, value, calls }) => (
        <li key={href}>
          <Anchor href={href}>
            <small>{label}</small>
            {/* A figure that has not come, or did not, is no nought. */}
            <b className={calls ? 'num calls' : 'num'}>{value?.toLocaleString('en') ?? '–'}</b>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
