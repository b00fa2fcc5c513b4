import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'
import type { Quote } from '../../contract.ts'
import { choicesOf, type Draft, type Ordered } from './draft.ts'

const pauseMs = 250

/**
 * What the draft costs, asked again at every change. Each set of choices is a query of its own, so that a late answer
 * is never shown for other choices.
 */
export function useQuote(draft: Draft, quotation: Ordered) {
  const { queries } = useShop()
  const { checked } = useSession()
  const [known, setKnown] = useState<Quote>()
  const choices = { ...choicesOf(draft, known), quotation }
  const asked = useDebouncedValue(JSON.stringify(choices), pauseMs)
  const query = useQuery({
    ...queries.checkout.quote({ body: JSON.parse(asked) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    enabled: checked,
  })
  if (query.data && query.data !== known && !query.isPlaceholderData) setKnown(query.data)
  const isSettled = asked === JSON.stringify(choices) && !query.isFetching && !query.isError
  // A failed question takes nothing away: what was known stays, marked as old.
  return { quote: query.data ?? known, isSettled, failed: query.isError, error: query.error, ask: query.refetch }
}
