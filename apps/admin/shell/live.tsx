import { useShop } from '@sillage/domains/shop.ts'
import { changesPath } from '@sillage/domains/today/words.ts'
import { watchStream } from '@sillage/web-kit/event-stream.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const restMs = 2_000

/** Draws nothing: what is on the screen is read again when someone else has changed something. */
export function Live() {
  const { api } = useShop()
  const cache = useQueryClient()
  useEffect(() => {
    let last: string | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = watchStream({
      url: changesPath,
      poll: () => api.today.changes(),
      onData(data) {
        const now = JSON.stringify(data)
        const isFirst = last === undefined
        if (now === last) return
        last = now
        // A busy shop changes many things at once: they are read once.
        if (!isFirst) timer ??= setTimeout(lookAgain, restMs)
      },
    })
    function lookAgain() {
      timer = undefined
      void cache.invalidateQueries()
    }
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [api, cache])
  return null
}
