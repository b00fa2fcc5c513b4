import { limits } from '@sillage/kit/limits.ts'
import { useSyncExternalStore } from 'react'

const query = `(width > ${limits.screen.desktopAbovePx}px)`

function subscribe(listen: () => void) {
  const screen = window.matchMedia(query)
  screen.addEventListener('change', listen)
  return () => screen.removeEventListener('change', listen)
}

/** Which version to draw. Only for what is drawn after mounting: the server does not know the screen. */
export const useDesktop = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
