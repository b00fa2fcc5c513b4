import { Problem } from '@sillage/kit/problem.ts'
import { useDialogs } from './dialogs.tsx'
import { usePhrases } from './phrases.ts'
import { useProblems } from './problems.tsx'

type Page = { current_page: number; last_page: number }

/**
 * Calls outside a form: a failure is shown and rethrown to the caller. `alerts: false` leaves showing it to the caller.
 */
export function useDataCalls({ alerts = true }: { alerts?: boolean } = {}) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const problems = useProblems()

  async function call<Output>(send: () => Promise<Output>) {
    try {
      return await send()
    } catch (error) {
      const shown = error instanceof Problem && (alerts || error.status === 401)
      if (shown) problems.change(error, alert)
      throw error
    }
  }

  /** A row that was never saved has no id. That is a mistake of ours and no news for a visitor. */
  async function withId<Id, Output>(id: Id, send: (id: NonNullable<Id>) => Promise<Output>) {
    if (id) return call(() => send(id))
    console.warn('a call was left out: the row has no id')
    return undefined
  }

  return {
    call,
    withId,
    /** Deletes a row and says so in the server's words. */
    async remove<Id>(id: Id, send: (id: NonNullable<Id>) => Promise<{ message: string }>) {
      const reply = await withId(id, send)
      if (reply) await alert({ title: t('확인'), message: t(reply.message) })
      return reply
    },
    /** The page after this one; on the last there is only a word about it. */
    async next<Output>({ current_page, last_page }: Page, load: (page: number) => Promise<Output>) {
      if (current_page < last_page) return call(() => load(current_page + 1))
      await alert({ message: t('마지막 페이지예요.') })
      return undefined
    },
  }
}
