import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSession } from '../../session.ts'
import { hasOwnPrices } from './use-my-price.ts'

const byEveryones = { asc: '낮은 일반가순', desc: '높은 일반가순' } as const

/**
 * Lists are everyone's and stand by everyone's price. Who pays another reads theirs on the cards, where the order may look
 * wrong: to them it says by which price it is.
 */
export function useOrderLabel() {
  const t = usePhrases()
  const { user } = useSession()
  return ({ label, sort, order }: { label: string; sort: string; order: 'asc' | 'desc' }) =>
    t(sort === 'price' && hasOwnPrices(user) ? byEveryones[order] : label)
}
