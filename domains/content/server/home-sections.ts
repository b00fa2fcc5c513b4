import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { findCategory } from '../../catalog/server/categories.ts'
import { listProducts } from '../../catalog/server/list.ts'
import type { ShownSection } from '../home-contract.ts'
import type { HomeSection } from '../home-design-contract.ts'
import { findSelect } from './selects.ts'

const shown = 5
type Section = Omit<HomeSection, 'visible'>

/** A section as it is drawn; none where what it would show is hidden or gone. */
export async function showSection(ctx: Context, section: Section): Promise<ShownSection[]> {
  const { kind, source_id } = section
  if (source_id === null) return [{ ...section, products: null, source: null }]
  try {
    const found = kind === 'select' ? await ofSelect(ctx, source_id) : await ofCategory(ctx, section, source_id)
    return found.products.length > 0 ? [{ ...section, ...found }] : []
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return []
    throw error
  }
}

async function ofSelect(ctx: Context, id: number) {
  const { title, title_en, items } = await findSelect(ctx, id)
  const source = { href: `/contents/select/${id}`, name: title, name_en: title_en }
  return { products: items.slice(0, shown).map(({ product }) => product), source }
}

async function ofCategory(ctx: Context, { kind }: Section, category_id: number) {
  const { name, name_en } = await findCategory(ctx, category_id)
  const asked = { category: category_id, currency: 'krw', page: 1, per_page: shown, order: 'desc' } as const
  const { data } =
    kind === 'new'
      ? await listProducts(ctx, { ...asked, sort: 'newest', fresh: true })
      : await listProducts(ctx, { ...asked, sort: kind === 'best' ? 'best' : 'newest' })
  return { products: data, source: { href: `/shop/category/${category_id}`, name, name_en } }
}
