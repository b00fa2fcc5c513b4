import { Problem } from '@sillage/kit/problem.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'

/** What a member may do with their notifications; after each action the list and the number at the door are read again. */
export function useNotifications() {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { update } = useSession()
  const { confirm } = useDialogs()
  const { call, remove } = useDataCalls()

  async function reload() {
    const [{ unread }] = await Promise.all([
      api.notification.unread(),
      cache.invalidateQueries({ queryKey: queries.notification.list.key }),
    ])
    update({ notification_count: unread })
  }

  /** Also after a refusal: what could not be found is gone from the list then, too. */
  const reloadAfter = <Output>(send: () => Promise<Output>) => send().finally(reload)

  return {
    read: (id: number) => done(call(() => reloadAfter(() => api.notification.read({ params: { id } })))),
    remove: (id: number) => done(remove(id, (id) => reloadAfter(() => api.notification.remove({ params: { id } })))),
    async removeAll() {
      const message = t('받은 알림을 모두 삭제할까요? 삭제한 알림은 되돌릴 수 없어요.')
      if (!(await confirm({ message, confirmLabel: t('알림 모두 지우기'), danger: true }))) return
      await done(remove('all', () => reloadAfter(() => api.notification.removeAll())))
    },
  }
}

/** A refusal has been shown by then, and nothing waits for the action. */
const done = (action: Promise<unknown>) =>
  action.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
