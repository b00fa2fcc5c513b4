import { readDraft, sayReady } from '@sillage/web-kit/preview-message.ts'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** Within the console: draws what it sends instead of what was read, and lets no link lead away from it. */
export function useFollowDraft(key: QueryKey) {
  const cache = useQueryClient()
  const draw = useEffectEvent((draft: object) => void cache.setQueryData(key, draft))
  useEffect(() => {
    const console = window.parent
    if (console === window) return
    const hear = (event: MessageEvent) => {
      const draft = readDraft(event, console)
      if (draft) draw(draft)
    }
    addEventListener('message', hear)
    addEventListener('click', stay, true)
    sayReady(console)
    return () => {
      removeEventListener('message', hear)
      removeEventListener('click', stay, true)
    }
  }, [])
}

function stay(event: Event) {
  if (event.target instanceof Element && event.target.closest('a, button[type=submit]')) event.preventDefault()
}
