import { useSession } from '@sillage/domains/session.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { lazy, Suspense, useState } from 'react'
import { useHere } from './here.ts'
import '@sillage/ui/icon-button.css'

const load = () => import('./side-bar.tsx')
// Fetched when a finger or the focus first reaches the button.
const SideBar = lazy(() => load().then((module) => ({ default: module.SideBar })))

/** Opens the side bar on a phone, where the door to one's own things is: so it carries that door's badge. */
export function MenuButton() {
  const t = usePhrases()
  const here = useHere()
  const { notification_count: count } = useSession()
  const [{ at, times }, setOpened] = useState<{ at: string | null; times: number }>({ at: null, times: 0 })
  // Closed for good when the page changes: Back to the page it was opened on must not open it again.
  const close = () => setOpened({ at: null, times })
  if (at && at !== here) close()
  const open = at !== null
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={count > 0 ? t('메뉴 열기, 읽지 않은 알림 {count}개', { count }) : t('메뉴 열기')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpened({ at: here, times: times + 1 })}
      >
        <Icon name="menu" />
        {count > 0 && <span className="count" data-count={count > 99 ? '99+' : count} />}
      </button>
      {times > 0 && (
        <Suspense>
          {/* Each opening begins at the first level again. */}
          <SideBar key={times} open={open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
