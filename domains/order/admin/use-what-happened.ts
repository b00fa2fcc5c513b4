import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { lineStateLooks } from './state-looks.ts'

/** What to add where an action on an order is no longer allowed: who moved it last, when, and how it stands. */
export function useWhatHappened(order_id: number) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const actors = { buyer: t('손님'), staff: t('직원'), system: t('자동 처리'), provider: t('결제사') }
  return async () => {
    const { state, actor, staff_id, at } = await api.staffOrderEvents.last({ params: { order_id } })
    return t('마지막으로 {when}에 {who} 쪽에서 바꿨고, 지금 주문은 ‘{state}’이에요.', {
      when: dates.shortDateTime(at),
      who: staff_id ?? (actor ? actors[actor] : t('손님')),
      state: t(lineStateLooks[state].label),
    })
  }
}
