import { latestNotices } from '../../notice/words.ts'
import type { useShop } from '../../shop.ts'

type Queries = ReturnType<typeof useShop>['queries']

/** The first page as it is published; with the key that staff are given, as it is being designed. */
export const homeQuery = ({ content }: Queries, key: string | null) =>
  key ? content.homePage.preview({ query: { key } }) : content.home()

/** What the sections of the first page read, said once for the loader and for them. */
export const homeQueries = ({ content, catalog, tssa, notice, review }: Queries) => ({
  categories: catalog.categories(),
  fresh: catalog.list({ query: { fresh: 'true', per_page: 5 } }),
  best: catalog.list({ query: { sort: 'best', per_page: 5 } }),
  recipes: content.recipes.list({ query: { per_page: 1 } }),
  sessions: tssa.upcoming({ query: { limit: 4 } }),
  // Some may be of products that are no longer shown.
  voices: review.list({ query: { sort: 'helpful', per_page: 9 } }),
  instagram: content.instagram(),
  // The footer reads the same list: it is fetched once.
  notices: notice.list({ query: { per_page: latestNotices } }),
})

/** Wide pictures are drawn at most this wide on a desktop. */
export const halfPage = '(min-width: 1025px) 580px, 100vw'
