import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { useActionName } from './sentence.ts'

/** What to add where an action is no longer allowed: who of the staff changed it last, when, and how. */
export function useLastChange(subject: string) {
  const t = usePhrases()
  const dates = useDates()
  const actionName = useActionName()
  const { api } = useShop()
  return async () => {
    const { last } = await api.audit.last({ query: { subject } })
    if (!last) return null
    return t('{who} 님이 {when}에 바꿨어요: {what}', {
      who: last.mb_id,
      when: dates.shortDateTime(last.at),
      what: actionName(last.action),
    })
  }
}
