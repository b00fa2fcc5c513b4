import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '../../claim/contract.ts'
import { isEndedClaim } from '../../claim/words.ts'
import type { Order } from '../../order/contract.ts'
import { useShop } from '../../shop.ts'
import { ConfirmPurchase } from './confirm-purchase.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import './shipments.css'

type Props = { order: Order; view_key?: string | undefined }

/** Where the parcels of an order are, and the button that confirms the purchase. */
export function Shipments({ order, view_key }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const input = { params: { order_id: order.id }, query: view_key ? { view_key } : {} }
  // The order is shown without it, where it cannot be read.
  const { data } = useQuery({ ...quietly(queries.shipment.list(input)), staleTime: 0 })
  // The claims below ask the same: it is one question.
  const { data: found, isPending } = useQuery({ ...quietly(queries.claim.show(input)), staleTime: 0 })
  const claimed = new Set(found?.claims.filter(isOpen).flatMap(({ lines }) => lines.map(({ line_id }) => line_id)))
  const arrived = order.lines.filter(({ id, state }) => state === 'delivered' && !claimed.has(id))
  if (!data || (data.data.length === 0 && arrived.length === 0)) return null
  return (
    <section className="shipments" aria-label={t('배송 조회')}>
      <h2 className="section-title">{t('배송 조회')}</h2>
      {data.data.map((shipment) => (
        <ShipmentCard key={shipment.id} shipment={shipment} />
      ))}
      {arrived.length > 0 && !isPending && <ConfirmPurchase order={order} view_key={view_key} />}
    </section>
  )
}

const isOpen = ({ state }: Claim) => !isEndedClaim(state)
