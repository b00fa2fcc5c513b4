import type { ShopSession } from '@sillage/domains/session.ts'
import type { useShop } from '@sillage/domains/shop.ts'
import type { Services } from '@sillage/kit/services.ts'
import { loadDialogs } from '@sillage/web-kit/dialogs.tsx'
import { startAnalytics } from './analytics.ts'
import { isLocalTestHost } from './services.ts'
import { whenIdle } from './when-idle.ts'

type Checked = Pick<ShopSession, 'get' | 'subscribe'>

/** Once the page is awake and has nothing else to do. None of them may break it: each fails by itself, and quietly. */
export function startServices(
  { errors, analytics }: Services,
  api: ReturnType<typeof useShop>['api'],
  session: Checked,
) {
  whenIdle(async () => void (await loadDialogs()))
  whenIdle(async () => {
    // Not in development, where pages change under a worker.
    if (import.meta.env.PROD) await navigator.serviceWorker?.register('/assets/sw.js', { scope: '/' })
  })
  whenIdle(async () => {
    if (!errors || isLocalTestHost(location.hostname)) return
    const { reportErrors } = await import('./report-errors.ts')
    reportErrors(errors, location.origin)
  })
  whenIdle(async () => {
    if (!analytics) return
    // What it reports needs the cookies that the first check of the session brings.
    await checked(session)
    await startAnalytics(analytics, api)
  })
}

/** Until it is known who is here. */
function checked({ get, subscribe }: Checked) {
  if (get().checked) return
  return new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (!get().checked) return
      stop()
      resolve()
    })
  })
}
