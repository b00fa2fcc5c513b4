import type { SortOrder } from '@sillage/kit/keyset.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Filter } from './list-props.ts'

/** The chip that turns a list round: from its oldest on, or from its newest where it begins with the oldest. */
export function useSortFilter(other: SortOrder | 'both' = 'oldest'): Filter {
  const t = usePhrases()
  const labels = { oldest: t('오래된 것부터'), newest: t('최근 것부터') }
  const orders = other === 'both' ? (['newest', 'oldest'] as const) : [other]
  return {
    name: 'sort',
    label: t('순서'),
    kind: 'choice',
    options: orders.map((value) => ({ value, label: labels[value] })),
  }
}
