import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../session.ts'
import { useShop } from '../../shop.ts'
import { findViewKey, keepViewKey } from './view-keys.ts'

/** An order, for its member or for a visitor with a key to it. The answer does not say which of the two is missing. */
export function useViewedOrder(order_id: number, key?: string) {
  const { queries } = useShop()
  const { checked, user } = useSession()
  const view_key = key || findViewKey(order_id)
  // A visitor without a key cannot see any order: no request is needed.
  const mayAsk = order_id > 0 && (user !== null || Boolean(view_key))
  const query = useQuery({
    ...quietly(queries.checkout.view({ params: { order_id }, query: view_key ? { view_key } : {} })),
    staleTime: 0,
    enabled: checked && mayAsk,
  })
  const isOpen = query.data !== undefined
  // The key of an email opens the pages behind this one, too.
  useEffect(() => {
    if (isOpen && key) keepViewKey(order_id, key)
  }, [isOpen, key, order_id])
  const isMissing = (checked && !mayAsk) || (query.error instanceof Problem && query.error.status === 404)
  return { query, view_key, isMissing }
}
