import { sendAnalyticsClient } from '@sillage/domains/insight/shop/analytics-client.ts'
import type { useShop } from '@sillage/domains/shop.ts'
import type { Services } from '@sillage/kit/services.ts'
import { loadScript } from './load-script.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Counts the visit, and reports once by which number the service knows it. */
export async function startAnalytics(
  { id, script, collect }: NonNullable<Services['analytics']>,
  api: ReturnType<typeof useShop>['api'],
) {
  window.dataLayer ??= []
  const layer = window.dataLayer
  // The service reads the arguments of calls, not lists.
  function gtag(..._args: unknown[]) {
    // biome-ignore lint/complexity/noArguments: a list would be read as a set of fields
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', id, { transport_url: collect })
  gtag('get', id, 'client_id', (ga_client_id: unknown) => {
    if (typeof ga_client_id === 'string') void sendAnalyticsClient(ga_client_id, { api, storage: () => sessionStorage })
  })
  await loadScript(`${script}?id=${encodeURIComponent(id)}`)
}
