import type { Shop } from '@sillage/web-kit/shop.ts'
import { storedText, type TextStorage } from '@sillage/web-kit/stored-value.ts'
import type { ShopContract } from '../../contract.ts'

type Options = { api: Shop<ShopContract>['api']; storage: () => TextStorage }

/** Reports by which id the analytics service knows this visit: once for each id, and again where it failed. */
export async function sendAnalyticsClient(ga_client_id: string, { api, storage }: Options) {
  const reported = storedText(storage, 'ga_client_id')
  if (reported.read() === ga_client_id) return
  try {
    await api.insight.setSession({ body: { ga_client_id } })
    // Without storage it is reported once for each page.
    reported.write(ga_client_id)
  } catch {
    // A failure is not shown.
  }
}
