import { Button } from '@sillage/admin-kit/button.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import type { StaffMove } from '@sillage/domains/shipment/staff-words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { HoldDialog } from './hold-dialog.tsx'
import { moveLabels, movesOf } from './moves.ts'
import { OrderMore } from './order-more.tsx'

/** What can be done to the whole order: every line goes along that can. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const t = usePhrases()
  const { api } = useShop()
  const [holding, setHolding] = useState(false)
  const possible = new Set(order.lines.flatMap(movesOf))
  const explain = useWhatHappened(order.id)
  const { run: move, pending } = useAction(
    (to: StaffMove) => api.staffOrders.move({ params: { order_id: order.id }, body: { to } }),
    { explain },
  )
  const next = (['ready', 'preparing'] as const).findLast((to) => possible.has(to))
  useShortcuts([
    next && { keys: 'p', label: t(moveLabels[next]), run: () => void move(next) },
    possible.has('on_hold') && { keys: 'h', label: t('보류'), run: () => setHolding(true) },
    { keys: 'm', label: t('메모'), run: () => document.getElementById('order-memo')?.focus() },
  ])
  return (
    <>
      {possible.has('on_hold') && (
        <Button shortcut="h" disabled={pending} onClick={() => setHolding(true)}>
          {t('보류')}
        </Button>
      )}
      {next && (
        <Button look="main" shortcut="p" disabled={pending} onClick={() => move(next)}>
          {t(moveLabels[next])}
        </Button>
      )}
      <OrderMore order={order} />
      {holding && <HoldDialog order={order} onClose={() => setHolding(false)} />}
    </>
  )
}
