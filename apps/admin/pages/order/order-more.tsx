import { Button } from '@sillage/admin-kit/button.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CancelUnpaidDialog } from './cancel-unpaid-dialog.tsx'
import { GoodwillDialog } from './goodwill-dialog.tsx'
import { canBeSoldOut, SoldOutDialog } from './sold-out-dialog.tsx'

type Asked = 'cancel' | 'sold-out' | 'goodwill'

/** What is done to an order now and then; only what is possible now and allowed to the signed-in user. */
export function OrderMore({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const can = useCan()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const isPaid = order.paid_at !== null
  const items = [
    can('shipments') &&
      isPaid &&
      order.lines.some(({ state }) => ['paid', 'preparing', 'ready'].includes(state)) && {
        label: t('포장 명세 출력'),
        run: () => void navigate(`/packing?orders=${order.id}`),
      },
    can('money') && isPaid && { label: t('보상 환불'), run: () => setAsked('goodwill') },
    can('money') &&
      order.lines.some(canBeSoldOut) && { label: t('품절 취소'), run: () => setAsked('sold-out'), danger: true },
    can('claims') &&
      order.state === 'pending_payment' && { label: t('주문 취소'), run: () => setAsked('cancel'), danger: true },
  ]
  if (!items.some(Boolean)) return null
  return (
    <>
      <Menu button={<Button icon="more" aria-label={t('주문에서 더 할 일')} />} items={items} />
      {asked === 'cancel' && <CancelUnpaidDialog order={order} onClose={close} />}
      {asked === 'sold-out' && <SoldOutDialog order={order} onClose={close} />}
      {asked === 'goodwill' && <GoodwillDialog order={order} onClose={close} />}
    </>
  )
}
