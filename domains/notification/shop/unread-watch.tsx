import { Problem } from '@sillage/kit/problem.ts'
import { watchStream } from '@sillage/web-kit/event-stream.ts'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { unreadPath } from '../words.ts'

/** Draws nothing: keeps the number of unread notifications true while a member looks at the shop. */
export default function UnreadWatch() {
  const { api, queries, cache } = useShop()
  const { user, notification_count, update, refresh } = useSession()
  const mb_id = user?.mb_id

  const hear = useEffectEvent((data: unknown) => {
    if (!isUnread(data) || data.unread === notification_count) return
    update({ notification_count: data.unread })
    void cache.invalidateQueries({ queryKey: queries.notification.list.key })
  })
  const poll = useEffectEvent(async () => {
    try {
      return await api.notification.unread()
    } catch (error) {
      // Signed out elsewhere. Any other failure says nothing of who is here.
      if (error instanceof Problem && error.status === 401) void refresh()
      throw error
    }
  })

  useEffect(() => {
    if (mb_id) return watchStream({ url: unreadPath, onData: (data) => hear(data), poll: () => poll() })
  }, [mb_id])
  return null
}

const isUnread = (data: unknown): data is { unread: number } =>
  typeof data === 'object' && data !== null && 'unread' in data && typeof data.unread === 'number'
