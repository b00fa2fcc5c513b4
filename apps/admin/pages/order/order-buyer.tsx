import { Button } from '@sillage/admin-kit/button.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { GradeTag } from '@sillage/domains/member/admin/grade-tag.tsx'
import { deliveryNames } from '@sillage/domains/order/admin/delivery-names.ts'
import type { LineState } from '@sillage/domains/order/words.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ReceiverDialog } from './receiver-dialog.tsx'

const unsent: readonly LineState[] = ['pending_payment', 'paid', 'preparing', 'on_hold', 'ready']

/** Who ordered, and where it goes. */
export function OrderBuyer({ order }: { order: StaffOrder }) {
  return (
    <>
      <Buyer order={order} />
      <Receiver order={order} />
    </>
  )
}

function Buyer({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const amountText = useAmountText(order)
  const { buyer, history } = order
  const inquiry = useOpenInquiry(order.mb_id)
  return (
    <Part title={t('주문한 분')}>
      <div className="padded">
        <Facts
          rows={[
            [
              t('이름'),
              <>
                {buyer.name} {history && <GradeTag grade={history.grade} />}
              </>,
            ],
            [t('아이디'), <MemberLink key="member" mb_id={order.mb_id} />],
            [t('전화'), buyer.hp],
            [t('메일'), buyer.email],
            [t('언어'), order.lang === 'en' ? 'English' : ''],
            [
              t('지금까지'),
              history && (
                <Link className="link" to={`/orders?mb_id=${order.mb_id}`}>
                  {t('주문 {count}건, {amount}', {
                    count: history.orders,
                    amount: amountText(history.spent_amount),
                  })}
                </Link>
              ),
            ],
            [t('반품'), history && history.returns > 0 && t('{count}건', { count: history.returns })],
            [t('열린 문의'), inquiry && <InquiryLink key="inquiry" inquiry={inquiry} />],
          ]}
        />
      </div>
    </Part>
  )
}

function Receiver({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const { receiver } = order
  const [changing, setChanging] = useState(false)
  const canChange =
    order.lines.some(({ state }) => unsent.includes(state)) && order.lines.every(({ shipment_id }) => !shipment_id)
  const address = [receiver.zip, receiver.addr1, receiver.addr2, receiver.city, receiver.state]
    .filter(Boolean)
    .join(' ')
  useShortcuts([canChange && { keys: 'e', label: t('받는 곳 바꾸기'), run: () => setChanging(true) }])
  return (
    <>
      <Part
        title={t('받는 곳')}
        fact={t(deliveryNames[order.delivery])}
        actions={
          canChange && (
            <Button small icon="edit" shortcut="e" onClick={() => setChanging(true)}>
              {t('바꾸기')}
            </Button>
          )
        }
      >
        <div className="padded">
          <Facts
            rows={[
              [t('받는 분'), receiver.name],
              [t('전화'), receiver.hp],
              [t('나라'), receiver.country === 'KR' ? '' : receiver.country],
              [t('주소'), address],
              [t('요청'), receiver.memo],
            ]}
          />
        </div>
      </Part>
      {changing && <ReceiverDialog order={order} onClose={() => setChanging(false)} />}
    </>
  )
}

function MemberLink({ mb_id }: { mb_id: string | null }) {
  const t = usePhrases()
  const can = useCan()
  if (!mb_id) return t('비회원')
  if (!can('members')) return mb_id
  return (
    <Link className="link" to={`/members/${mb_id}`}>
      {mb_id}
    </Link>
  )
}

/** The one that has waited longest, for those who answer inquiries. */
function useOpenInquiry(mb_id: string | null) {
  const can = useCan()
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.inquiry.staff.list({ query: { mb_id: mb_id ?? '', limit: 10 } }),
    enabled: mb_id !== null && can('inquiries'),
  })
  return data?.data.find(({ state }) => state === 'open' || state === 'in_progress')
}

const InquiryLink = ({ inquiry: { id, title } }: { inquiry: { id: number; title: string } }) => (
  <Link className="link" to={`/inquiries/${id}`}>
    {title}
  </Link>
)
