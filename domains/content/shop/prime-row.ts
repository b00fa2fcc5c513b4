import type { Query } from '@sillage/web-kit/queries.ts'
import { routerContext, type Shop } from '@sillage/web-kit/shop.ts'
import type { LoaderFunctionArgs } from 'react-router'
import type { ShopContract } from '../../contract.ts'
import { prime } from '../../shop.ts'
import { nothingHere } from './nothing-here.ts'

type Queries = Shop<ShopContract>['queries']
type List = (queries: Queries, pathname: string) => Query<{ data: { id: number }[] }>

/** A loader for one row of a list that is short enough to be read whole; not found where the list lacks it. */
export function primeRow(list: List) {
  return async (args: LoaderFunctionArgs) => {
    const { pathname } = args.url
    await prime((queries) => [list(queries, pathname)])(args)
    // Whoever composed the page made the shop with this contract.
    const { queries, cache } = args.context.get(routerContext) as Shop<ShopContract>
    const rows = await cache.ensureQueryData(list(queries, pathname))
    return rows.data.some(({ id }) => String(id) === args.params.id) ? null : nothingHere()
  }
}
