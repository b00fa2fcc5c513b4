import type { Shop } from '@sillage/web-kit/shop.ts'
import type { ShopContract } from '../../contract.ts'

type Options = { api: Shop<ShopContract>['api']; storage: () => Pick<Storage, 'getItem' | 'setItem'> }

const key = 'ga_client_id'

/** Reports by which id the analytics service knows this visit: once for each id, and again where it failed. */
export async function sendAnalyticsClient(ga_client_id: string, { api, storage }: Options) {
  try {
    if (storage().getItem(key) === ga_client_id) return
    await api.insight.setSession({ body: { ga_client_id } })
    storage().setItem(key, ga_client_id)
  } catch {
    // Without storage it is reported once for each page; a failure is not shown.
  }
}
