import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import { firstShopRules, type ShopRules } from '../rules.ts'

/** What the shop decided about hours, points and claims. The shell of every page has it ready. */
export function useShopRules(): ShopRules {
  const { queries } = useShop()
  return useQuery(queries.shopRules.show()).data ?? firstShopRules
}
