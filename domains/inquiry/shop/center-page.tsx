import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Titled } from '../../content/shop/titled.tsx'
import { customerPhone } from '../words.ts'
import '@sillage/ui/sections/rows.css'

const doors = [
  { label: '공지', href: '/customer/notice' },
  { label: '자주 묻는 질문', href: '/customer/faq' },
  { label: '배송비 안내', href: '/customer/shipment-cost' },
  { label: '상품 문의와 답변', href: '/customer/product-inquiry' },
  { label: '리뷰', href: '/customer/product-review' },
  { label: '문서실', href: '/customer/document-board' },
  { label: '클래스 문의', href: '/customer/class-inquiry' },
  { label: '대량 구매', href: '/customer/bulk-request' },
  { label: '도매 신청', href: '/customer/wholesale-apply' },
  { label: '대리점 신청', href: '/customer/dealer-apply' },
] as const

/** The way to a person, and to everything that answers without one. */
export function Component() {
  const t = usePhrases()
  return (
    <Titled
      title={t('고객센터')}
      description={t('전화 상담 시간과 도움이 되는 안내를 모았어요.')}
      lead={t('평일 10:00~18:00, 점심 12:00~13:00')}
    >
      <p className="mute">{t('주말과 공휴일은 쉬어요')}</p>
      <div className="button-row mt-3">
        <Button href={`tel:${customerPhone}`}>{t('{phone} 전화하기', { phone: customerPhone })}</Button>
      </div>
      <nav aria-label={t('고객센터')}>
        <ul className="rows mt-8">
          {doors.map(({ label, href }) => (
            <li key={href}>
              <Anchor className="notice-row" href={href}>
                {t(label)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </Titled>
  )
}
