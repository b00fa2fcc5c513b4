import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether React has taken over the server's HTML. What is fetched when needed waits for it: the server draws in one go,
 * and a part that suspends there is drawn a second time in the browser, with an error in the console.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
