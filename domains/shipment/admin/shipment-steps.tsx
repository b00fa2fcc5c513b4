import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useWhatHappened } from '../../order/admin/use-what-happened.ts'
import { canShipmentMove, type DeliveryException } from '../../order/words.ts'
import { useShop } from '../../shop.ts'
import type { StaffShipmentRow } from '../staff-contract.ts'
import { ChangeNumber } from './change-number.tsx'

/** A parcel as a list or an order shows it. */
type ParcelInHand = Pick<StaffShipmentRow, 'id' | 'courier' | 'tracking_no' | 'state' | 'order_id'>

/** What staff know of a parcel before the courier reports it: it arrived, was lost, or was returned. */
export function ShipmentSteps({ shipment }: { shipment: ParcelInHand }) {
  const t = usePhrases()
  const { api } = useShop()
  const [asked, setAsked] = useState<DeliveryException | 'number' | null>(null)
  const params = { shipment_id: shipment.id }
  const { run: deliver } = useAction(() => api.staffShipments.deliver({ params }), {
    done: () => t('배송 완료로 바꿨어요.'),
    explain: useWhatHappened(shipment.order_id),
  })
  const can = (to: Parameters<typeof canShipmentMove>[1]) => canShipmentMove(shipment.state, to)
  if (!can('delivered') && !can('returned')) return null
  return (
    <>
      <Menu
        button={
          <Button
            small
            look="quiet"
            icon="more"
            aria-label={t('{name} 할 일', { name: shipment.tracking_no || t('택배') })}
          />
        }
        items={[
          can('delivered') && { label: t('배송 완료 처리'), run: () => void deliver(undefined) },
          shipment.state === 'shipping' && { label: t('송장 번호 고치기'), run: () => setAsked('number') },
          can('lost') && { label: t('분실 처리'), run: () => setAsked('lost'), danger: true },
          can('returned') && { label: t('반송 처리'), run: () => setAsked('returned'), danger: true },
        ]}
      />
      {asked === 'number' && <ChangeNumber shipment={shipment} onClose={() => setAsked(null)} />}
      {asked && asked !== 'number' && (
        <FormDialog
          title={asked === 'lost' ? t('분실로 처리할까요?') : t('반송으로 처리할까요?')}
          lead={t('손님에게 알림이 가고, 손님은 환불이나 재발송을 고를 수 있어요.')}
          fields={[{ name: 'note', label: t('직원끼리 보는 이유'), kind: 'text', wide: true }]}
          initial={{ note: '' }}
          save={({ note }) => api.staffShipments.lost({ params, body: { state: asked, note } })}
          done={() => t('바꿨어요.')}
          button={t('바꾸기')}
          danger
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
