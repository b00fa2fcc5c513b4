import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isOldDomain } from './old-domain.ts'

const MoveNotice = lazy(() => import('./move-notice.tsx').then((module) => ({ default: module.MoveNotice })))
const never = () => () => undefined

/** On the address the shop had before, and only there, a word about the new one. Cached HTML knows no host: asked after hydration. */
export function DomainMove() {
  const old = useSyncExternalStore(
    never,
    () => isOldDomain(location.hostname),
    () => false,
  )
  if (!old) return null
  return (
    <Suspense>
      <MoveNotice />
    </Suspense>
  )
}
