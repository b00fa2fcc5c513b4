import { usePhrasebook } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { CategorySheet } from '../category-contract.ts'

type Option = { value: string; label: string; depth: number; category: CategorySheet }

/** Every category in the order of the tree, named in the reader's language and indented by its level. */
export function useCategoryOptions(): Option[] {
  const { queries } = useShop()
  const { locale } = usePhrasebook()
  const { data = [] } = useQuery(queries.catalog.staff.listCategories())
  const below = (parent_id: number | null, depth: number): Option[] =>
    data
      .filter((category) => category.parent_id === parent_id)
      .flatMap((category) => {
        const name = locale === 'en' ? category.name_en : category.name
        const label = `${'\u2003'.repeat(depth)}${name}`
        return [{ value: String(category.id), label, depth, category }, ...below(category.id, depth + 1)]
      })
  return below(null, 0)
}
