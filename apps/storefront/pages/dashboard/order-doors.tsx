import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { DashboardSection } from './dashboard-section.tsx'
import { OrderSteps } from './order-steps.tsx'
import './order-doors.css'

const doors = [
  { href: '/my-page/order', icon: 'receipt', label: '주문 내역', note: '주문한 상품과 배송' },
  { href: '/my-page/store-order', icon: 'bag', label: '매장 구매', note: '매장에서 구매한 상품' },
  { href: '/my-page/tssa', icon: 'calendar', label: '수강 내역', note: '신청한 수업' },
] as const

/** Where to see what was bought. */
export function OrderDoors() {
  const t = usePhrases()
  return (
    <DashboardSection title={t('주문과 수업')}>
      <OrderSteps />
      <ul className="order-doors">
        {doors.map(({ href, icon, label, note }) => (
          <li key={href}>
            <Anchor href={href}>
              <Icon name={icon} />
              <b>{t(label)}</b>
              <small>{t(note)}</small>
            </Anchor>
          </li>
        ))}
      </ul>
    </DashboardSection>
  )
}
