import { limits } from '@sillage/kit/limits.ts'
import type { Shop } from '@sillage/web-kit/shop.ts'
import { storedJson } from '@sillage/web-kit/stored-value.ts'
import type { ShopContract } from '../../contract.ts'
import type { ShopSession } from '../../session.ts'
import { type VisitStep, visitSteps } from '../words.ts'

type Session = Pick<ShopSession, 'get' | 'subscribe'>
type Router = { state: { location: { pathname: string } }; subscribe(hear: () => void): () => void }

const taken = storedJson<readonly VisitStep[]>(
  () => sessionStorage,
  'visit-steps',
  (value) => (Array.isArray(value) ? visitSteps.filter((step) => value.includes(step)) : []),
)

/** How far a visit has come with this page; a visit without any of the others is one all the same. */
export function stepOf(pathname: string): VisitStep {
  if (/^\/(shop|tssa)\/product\/\d+/.test(pathname)) return 'product'
  if (pathname === '/shop/cart') return 'cart'
  return pathname === '/shop/order-form' ? 'checkout' : 'visit'
}

/**
 * Counts each step of this tab's visit once. Who it is stays unknown; where nothing can be stored nothing is counted.
 * It begins with the first answer about the session: that sets the cookie without which every report is refused.
 */
export function countVisits(router: Router, session: Session, { insight }: Pick<Shop<ShopContract>['api'], 'insight'>) {
  function hear() {
    if (!session.get().checked) return
    const before = taken.read()
    const fresh = [...new Set(['visit' as const, stepOf(router.state.location.pathname)])].filter(
      (step) => !before.includes(step),
    )
    if (fresh.length === 0 || !taken.write([...before, ...fresh])) return
    const platform = window.innerWidth > limits.screen.desktopAbovePx ? 'pc' : 'mobile'
    for (const step of fresh) insight.visit({ body: { step, platform } }).catch(() => undefined)
  }
  hear()
  router.subscribe(hear)
  session.subscribe(hear)
}
