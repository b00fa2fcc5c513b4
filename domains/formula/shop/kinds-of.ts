import type { Product, Variant } from '../../catalog/contract.ts'
import { optionWords } from '../../catalog/option-words.ts'
import { withoutSize } from '../packs.ts'

/** One of several things that a product is sold as: another colour, another scent; never another size of the same. */
export type MaterialKind = { variant_id: number; name: string; name_en: string }

type Sold = Pick<Product, 'option_groups'> & { variants: readonly Pick<Variant, 'id' | 'values'>[] }

/** What has to be chosen between before a product is a material; sizes are chosen when it is bought. */
export function kindsOf({ variants, option_groups }: Sold): MaterialKind[] {
  const kinds = new Map<string, MaterialKind>()
  for (const { id, values } of variants) {
    const own = withoutSize(values)
    const key = own.join(' · ')
    // What is only a size beside other kinds is named by it.
    const shown = option_groups.filter((_, at) => own.length === 0 || own.includes(values[at] ?? ''))
    const words = optionWords(shown, own.length === 0 ? values : own)
    if (!kinds.has(key)) kinds.set(key, { variant_id: id, ...words })
  }
  return [...kinds.values()]
}
