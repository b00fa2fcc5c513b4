import { useShop } from '@sillage/domains/shop.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The one list call behind the menus' link; fetched with the frame, and cached with it. */
export const newestSelect = { query: { per_page: 1 } }

/** Where the menus lead for what was chosen last; nothing where the shop has no select. */
export function useNewestSelect(): string | undefined {
  const { queries } = useShop()
  const { data: selects } = useSuspenseQuery(queries.content.selects(newestSelect))
  const [newest] = selects.data
  return newest && `/contents/select/${newest.id}`
}
