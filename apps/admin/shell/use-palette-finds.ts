import type { IconName } from '@sillage/admin-kit/icon.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSettled } from '@sillage/web-kit/use-settled.ts'
import { useQuery } from '@tanstack/react-query'
import { menuFor } from './menu.ts'

export type Find = { key: string; icon: IconName; label: string; fact?: string; to: string }
type Group = { label: string; finds: Find[] }

/** Screens by their name, orders by number, name or phone; only what one may open. */
export function usePaletteFinds(typed: string): Group[] {
  const t = usePhrases()
  const can = useCan()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  const keyword = useSettled(typed, 200)
  const orders = useQuery({
    ...queries.staffOrders.list({ query: { keyword, limit: 5 } }),
    enabled: can('orders') && keyword.length >= 2,
  })
  const matches = (label: string) => label.toLowerCase().includes(typed.toLowerCase())
  const screens = menuFor(can).flatMap(({ icon, items }) =>
    items
      .filter(({ label }) => matches(t(label)))
      .map(({ to, label }): Find => ({ key: to, icon, label: t(label), to })),
  )
  const found = (orders.data?.data ?? []).map(
    (order): Find => ({
      key: `order-${order.id}`,
      icon: 'bag',
      label: `${order.order_no} ${order.buyer.name}`,
      fact: moneyText({ amount: order.total_amount, currency: order.currency }),
      to: `/orders/${order.id}`,
    }),
  )
  return [
    { label: t('주문'), finds: found },
    { label: t('화면'), finds: screens },
  ].filter(({ finds }) => finds.length > 0)
}
