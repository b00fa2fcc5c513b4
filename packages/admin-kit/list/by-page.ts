import type { Query } from '@sillage/web-kit/queries.ts'
import type { ListPage } from './list-props.ts'

type Numbered<Row> = { data: Row[]; current_page: number; last_page: number }

/** A list whose endpoint still counts pages, in the shape of those that go by key: `after` is the next page's number. */
export function byPage<Row>({ queryKey, queryFn }: Query<Numbered<Row>>): Query<ListPage<Row>> {
  const read = async () => {
    const { data, current_page, last_page } = await queryFn()
    return { data, next_after: current_page < last_page ? current_page + 1 : null }
  }
  // The key is that of the same call; its data has another shape, so it is kept apart.
  return { queryKey: [...queryKey, 'by-page'] as unknown as Query<ListPage<Row>>['queryKey'], queryFn: read }
}

/** The conditions of the address, with the page where the endpoint expects it. */
export const askedPage = ({ after, keyword: _, ...rest }: Record<string, string>) => ({
  ...rest,
  ...(after && { page: after }),
})
