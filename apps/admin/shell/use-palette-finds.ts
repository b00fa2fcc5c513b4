import type { IconName } from '@sillage/admin-kit/icon.tsx'
import { useRecents } from '@sillage/admin-kit/recents.ts'
import type { Permission } from '@sillage/domains/audit/permissions.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { menuFor } from './menu.ts'
import { paletteActions } from './palette-actions.ts'

export type Find = { key: string; icon: IconName; label: string; fact?: string; to: string }
type Group = { label: string; finds: Find[] }

/** Screens by their name, orders, members and products by what they are called; only what one may open. */
export function usePaletteFinds(typed: string): Group[] {
  const t = usePhrases()
  const can = useCan()
  const recents = useRecentFinds()
  const { orders, members, products } = useRecords(typed)
  const matches = (label: string) => label.toLowerCase().includes(typed.toLowerCase())
  const screens = menuFor(can).flatMap(({ icon, items }) =>
    items
      .filter(({ label }) => matches(t(label)))
      .map(({ to, label }): Find => ({ key: to, icon, label: t(label), to })),
  )
  const actions = paletteActions
    .filter(({ permission, label }) => can(permission) && matches(t(label)))
    .map(({ key, icon, label, to }): Find => ({ key: `do-${key}`, icon, label: t(label), to }))
  return [
    { label: t('최근에 본 항목'), finds: typed === '' ? recents : [] },
    { label: t('주문'), finds: orders },
    // Before anything is typed the list of screens is the map; actions come after it.
    ...(typed === '' ? [] : [{ label: t('동작'), finds: actions }]),
    { label: t('화면'), finds: screens },
    ...(typed === '' ? [{ label: t('동작'), finds: actions }] : []),
    { label: t('회원'), finds: members },
    { label: t('상품'), finds: products },
  ].filter(({ finds }) => finds.length > 0)
}

const kinds: { path: string; icon: IconName; permission: Permission }[] = [
  { path: '/orders/', icon: 'bag', permission: 'orders' },
  { path: '/products/', icon: 'candle', permission: 'products' },
  { path: '/members/', icon: 'person', permission: 'members' },
]

/** What was opened last, without what is open now and what one may no longer open. */
function useRecentFinds(): Find[] {
  const can = useCan()
  const { pathname } = useLocation()
  return useRecents().flatMap(({ to, label }): Find[] => {
    const kind = kinds.find(({ path }) => to.startsWith(path))
    if (!kind || to === pathname || !can(kind.permission)) return []
    return [{ key: `recent-${to}`, icon: kind.icon, label, to }]
  })
}

/** Orders, members and products that the server finds for what was typed. */
function useRecords(typed: string) {
  const can = useCan()
  const moneyText = useMoneyText()
  const { queries } = useShop()
  const keyword = useDebouncedValue(typed, 200)
  const isLong = keyword.length >= 2
  const query = { keyword, limit: 5 }
  const orders = useQuery({ ...queries.staffOrders.list({ query }), enabled: can('orders') && isLong })
  const products = useQuery({ ...queries.staffProducts.list({ query }), enabled: can('products') && isLong })
  const members = useQuery({ ...queries.staffMembers.list({ query }), enabled: can('members') && isLong })
  const orderFinds = (orders.data?.data ?? []).map(
    (order): Find => ({
      key: `order-${order.id}`,
      icon: 'bag',
      label: `${order.order_no} ${order.buyer.name}`,
      fact: moneyText({ amount: order.total_amount, currency: order.currency }),
      to: `/orders/${order.id}`,
    }),
  )
  const productFinds = (products.data?.data ?? []).map(
    (product): Find => ({
      key: `product-${product.id}`,
      icon: 'candle',
      label: product.name,
      fact: String(product.id),
      to: `/products/${product.id}`,
    }),
  )
  const memberFinds = (members.data?.data ?? []).map(
    ({ mb_id, mb_name, mb_hp }): Find => ({
      key: `member-${mb_id}`,
      icon: 'person',
      label: `${mb_name} ${mb_id}`,
      fact: mb_hp,
      to: `/members/${mb_id}`,
    }),
  )
  return { orders: orderFinds, members: memberFinds, products: productFinds }
}
