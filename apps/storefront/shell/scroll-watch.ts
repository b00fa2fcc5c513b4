import { limits } from '@sillage/kit/limits.ts'
import { useSyncExternalStore } from 'react'

const directionSlackPx = 8

/** Listens only while someone looks, and remembers which way the page went last. */
function createScrollWatch() {
  const listeners = new Set<() => void>()
  let last = 0
  let down = false

  function look() {
    const top = Math.max(0, window.scrollY)
    if (Math.abs(top - last) >= directionSlackPx) {
      down = top > last && top > window.innerHeight * limits.toTop.pastShare
      last = top
    }
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('scroll', look, { passive: true })
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('scroll', look)
      }
    },
    isDown: () => down,
    isDeep: () => window.scrollY > window.innerHeight * limits.toTop.pastShare,
  }
}

const watch = createScrollWatch()
const no = () => false

/** The visitor reads on: bars may step aside. */
export const useReadingOn = () => useSyncExternalStore(watch.subscribe, watch.isDown, no)

/** The top is out of reach. */
export const useFarDown = () => useSyncExternalStore(watch.subscribe, watch.isDeep, no)
