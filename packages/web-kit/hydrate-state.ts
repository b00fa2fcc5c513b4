import { unexpected } from '@sillage/kit/problem.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type HydrationState, isRouteErrorResponse } from 'react-router'

type RouterState = Pick<HydrationState, 'loaderData' | 'errors'>
type State = { queries: [QueryKey, unknown][]; loaderData: RouterState['loaderData']; errors: RouterState['errors'] }

/** The id of the data block: `<script type="application/json" id="state">`. */
export const stateId = 'state'

/**
 * What the browser needs to go on where the server stopped, as the text of the data block.
 * TanStack's own dehydrate() carries times: the same page would never be the same bytes twice,
 * and a page from the cache would fetch all its data again as stale.
 */
export function writeState(cache: QueryClient, { loaderData, errors }: RouterState) {
  const read = cache.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  // The hash is the key as text: it was made once already.
  const inOrder = read.sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
  const state: State = {
    queries: inOrder.map(({ queryKey, state }) => [queryKey, state.data]),
    loaderData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, plainError(error)])),
  }
  // Neither </script> nor <!-- can be spelled without it.
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

/** Fills the cache from the data block and answers what the router starts with; undefined if there is no block. */
export function restoreState(document: Document, cache: QueryClient): HydrationState | undefined {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return undefined
  const { queries, loaderData, errors }: State = JSON.parse(text)
  for (const [queryKey, data] of queries) cache.setQueryData(queryKey, data)
  return { ...(loaderData && { loaderData }), ...(errors && { errors }) }
}

/** In the shape isRouteErrorResponse knows. What broke inside the server is not revealed. */
function plainError(error: unknown) {
  const { status, statusText, data } = isRouteErrorResponse(error)
    ? error
    : { status: 500, statusText: '', data: unexpected().message }
  return { status, statusText, data, internal: false }
}
