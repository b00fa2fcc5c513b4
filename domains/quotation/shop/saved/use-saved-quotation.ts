import { Problem } from '@sillage/kit/problem.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { quotationKeys } from '../../../order/shop/view-keys.ts'
import { useSession } from '../../../session.ts'
import { useShop } from '../../../shop.ts'
import type { Quotation } from '../../contract.ts'

export type Asked = { params: { quotation_id: number }; query: { view_key?: string } }

/** A quotation, for its member or for a visitor with its key. The answer does not say which of the two is missing. */
export function useSavedQuotation(id: number) {
  const { queries } = useShop()
  const { checked, user } = useSession()
  const given = useSearchParams()[0].get('key')
  const view_key = given || (checked ? quotationKeys.find(id) : undefined)
  // A visitor without a key cannot see any quotation: no request is needed.
  const mayAsk = user !== null || Boolean(view_key)
  const asked: Asked = { params: { quotation_id: id }, query: view_key ? { view_key } : {} }
  const query = useQuery({ ...quietly(queries.quotation.show(asked)), staleTime: 0, enabled: checked && mayAsk })
  const isOpen = query.data !== undefined
  // The key of an email opens the order form behind this page, too.
  useEffect(() => {
    if (isOpen && given) quotationKeys.keep(id, given)
  }, [isOpen, given, id])
  const isMissing = (checked && !mayAsk) || (query.error instanceof Problem && query.error.status === 404)
  return { query, asked, isMissing }
}

type Taking = { lines: { line_id: number; quantity: number }[]; order: boolean }

/** What its reader can do with it; each answer is the quotation as it is now. */
export function useQuotationActions({ id, version }: Quotation, asked: Asked) {
  const { api, queries, cache } = useShop()
  const navigate = useNavigate()
  const { queryKey } = queries.quotation.show(asked)
  const keep = (now: Quotation) => {
    cache.setQueryData(queryKey, now)
    void cache.invalidateQueries({ queryKey: queries.quotation.list.key })
  }
  /** Refused because it has changed: what it is now stands on the page with the reason. */
  async function fresh<Output>(action: () => Promise<Output>) {
    try {
      return await action()
    } catch (error) {
      if (error instanceof Problem && error.status === 409) await cache.invalidateQueries({ queryKey })
      throw error
    }
  }
  const send = useSubmit(() => fresh(() => api.quotation.send(asked)), { onDone: keep })
  const decline = useSubmit(() => fresh(() => api.quotation.decline(asked)), { onDone: keep })
  const accept = useSubmit(
    async ({ lines, order }: Taking) => {
      const now = await fresh(() => api.quotation.accept({ ...asked, body: { version, lines } }))
      return { now, order }
    },
    {
      async onDone({ now, order }) {
        keep(now)
        if (order) await navigate(`/shop/order-form?quotation=${id}`)
      },
    },
  )
  return { send, decline, accept }
}
export type QuotationActions = ReturnType<typeof useQuotationActions>
