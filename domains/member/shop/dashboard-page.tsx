import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '@sillage/web-kit/session.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { Titled } from '../../content/shop/titled.tsx'
import { useShop } from '../../shop.ts'
import '@sillage/ui/sections/rows.css'

const doors = [
  { label: '주문 내역', href: '/my-page/order' },
  { label: '매장 구매', href: '/my-page/store-order' },
  { label: '수강 내역', href: '/my-page/tssa' },
  { label: '찜 목록', href: '/my-page/wish-list' },
  { label: '쿠폰', href: '/my-page/coupon' },
  { label: '적립금', href: '/my-page/point' },
  { label: '나의 포뮬러', href: '/my-page/formula' },
  { label: '1:1 문의', href: '/my-page/inquiry' },
  { label: '내 상품 문의', href: '/my-page/product-inquiry' },
  { label: '내가 쓴 리뷰', href: '/my-page/product-review' },
  { label: '내 알림', href: '/my-page/notification' },
  { label: '회원 정보', href: '/my-page/account' },
] as const

/** The hall of the member area: who is here, the doors, and the way out. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled title={t('마이페이지')} description={t('주문, 쿠폰, 문의와 회원 정보를 모아 둔 곳이에요.')} members>
      <Hall />
    </Titled>
  )
}

function Hall() {
  const t = usePhrases()
  const { api } = useShop()
  const { user } = useSession()
  // A new page forgets everything the old one knew of the member.
  const { submit, pending } = useSubmit(() => api.member.logout(), { onDone: () => location.assign('/') })
  return (
    <>
      <p className="section-title">{t('{name}님, 반가워요', { name: user?.mb_name ?? '' })}</p>
      <nav aria-label={t('마이페이지')}>
        <ul className="rows mt-5">
          {doors.map(({ label, href }) => (
            <li key={href}>
              <Anchor className="notice-row" href={href}>
                {t(label)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="button-row mt-5">
        <Button kind="line" busy={pending} onClick={() => submit(undefined)}>
          {t('로그아웃')}
        </Button>
      </div>
    </>
  )
}
