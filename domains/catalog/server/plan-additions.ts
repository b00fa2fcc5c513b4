import type { Context } from '@sillage/server-kit/context.ts'
import { inArray } from 'drizzle-orm'
import { libraryPictureTable } from '../../file/server/tables.ts'
import { productKindNames } from '../kind-names.ts'
import type { RowToChange } from '../staff-contract.ts'
import { productKinds } from '../words.ts'
import type { ProductRow } from './cards.ts'
import { listAllCategories } from './staff-categories.ts'
import { productTable, variantTable } from './tables.ts'
import { type Tree, wayUp } from './tree.ts'

export type NewRow = RowToChange & { add: NonNullable<RowToChange['add']> }
type Groups = ProductRow['option_groups']

/** What the rows of new products name: addresses and barcodes that are taken, categories, pictures. */
export type Known = {
  slugs: ReadonlySet<string>
  barcodes: ReadonlyMap<string, string>
  categories: ReadonlyMap<string, number[]>
  pictures: ReadonlyMap<string, ProductRow['pictures'][number]>
}

export async function readKnown(ctx: Context, rows: readonly RowToChange[]): Promise<Known> {
  const added = rows.filter((row): row is NewRow => row.add !== undefined)
  const slugs = [...new Set(added.map(slugOf))]
  const barcodes = [...new Set(rows.flatMap(({ set }) => set.barcode ?? []))]
  const pictures = [...new Set(added.flatMap(({ add }) => namesIn(add.pictures)))]
  const { slug } = productTable
  const { sku, barcode } = variantTable
  const taken = slugs.length > 0 ? await ctx.db.select({ slug }).from(productTable).where(inArray(slug, slugs)) : []
  const scanned =
    barcodes.length > 0
      ? await ctx.db.select({ sku, barcode }).from(variantTable).where(inArray(barcode, barcodes))
      : []
  const { name, picture } = libraryPictureTable
  const shown =
    pictures.length > 0
      ? await ctx.db.select({ name, picture }).from(libraryPictureTable).where(inArray(name, pictures))
      : []
  return {
    slugs: new Set(taken.map((row) => row.slug)),
    barcodes: new Map(scanned.flatMap((row) => (row.barcode ? [[row.barcode, row.sku] as const] : []))),
    categories: added.length > 0 ? categoryNames(await listAllCategories(ctx)) : new Map(),
    pictures: new Map(shown.map((row) => [row.name, row.picture])),
  }
}

/** Categories by path, and by name where the name is unique; each with its ancestors. */
function categoryNames(tree: Tree): Map<string, number[]> {
  const nameOf = (id: number) => tree.find((category) => category.id === id)?.name ?? ''
  const pathOf = (id: number) => wayUp(tree, id).toReversed().map(nameOf).join('>')
  const alone = Map.groupBy(tree, ({ name }) => name)
  return new Map(
    tree.flatMap(({ id, name }) => [
      [plain(pathOf(id)), wayUp(tree, id)] as const,
      ...(alone.get(name)?.length === 1 ? [[plain(name), wayUp(tree, id)] as const] : []),
    ]),
  )
}

const plain = (name: string) => name.replaceAll(/\s/g, '').toLowerCase()
const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** The address of a new product: as the file says, else made of the code. */
export const slugOf = ({ sku = '', add }: NewRow) =>
  add.slug.toLowerCase() ||
  sku
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Rows of one product: those with the same address, else with the same name. */
export const groupOf = (row: NewRow) => row.add.slug.toLowerCase() || `name ${row.set.name ?? ''}`

const skuShape = /^[A-Z0-9][A-Z0-9-]{1,39}$/
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const kindOf = (text: string) =>
  text === '' ? 'goods' : productKinds.find((kind) => kind === text.toLowerCase() || productKindNames[kind] === text)

/** Why a new product cannot be made of a row; null where it can. `earlier` are the rows of the same product before it. */
export function additionRefusal(row: NewRow, known: Known, earlier: readonly NewRow[]): string | null {
  const { sku = '', set, add } = row
  if (!skuShape.test(sku)) return '상품 코드는 영문자, 숫자, -로 2~40자까지 만들어 주세요.'
  if (!set.name) return '새 상품에는 이름이 필요해요.'
  if (set.price_krw === undefined || set.price_usd === undefined) return '새 상품에는 원과 달러 가격이 필요해요.'
  const kind = kindOf(add.kind)
  if (!kind || kind === 'kit' || kind === 'class') return '엑셀로는 상품, 책, 주문 제작만 만들 수 있어요.'
  if (!slugShape.test(slugOf(row))) return '주소 이름은 영문 소문자, 숫자, -로 만들어 주세요.'
  if (earlier.length === 0 && known.slugs.has(slugOf(row))) return '이미 있는 주소 이름이에요.'
  if (add.category && !known.categories.has(plain(add.category))) return '이 이름의 카테고리가 없어요.'
  if (namesIn(add.pictures).some((name) => !known.pictures.has(name)))
    return '사진 라이브러리에 이 이름의 사진이 없어요.'
  if (set.visible && namesIn((earlier[0] ?? row).add.pictures).length === 0)
    return '사진이 없는 상품은 보일 수 없어요. 사진 이름을 적거나 숨김으로 바꿔 주세요.'
  return optionRefusal(row, earlier)
}

/** The options of a product are told apart by the same words. */
function optionRefusal({ add }: NewRow, earlier: readonly NewRow[]): string | null {
  const own = optionsIn(add.option)
  if (own === null) return '옵션은 색: 빨강 / 크기: 큼처럼 적어 주세요.'
  if (earlier.length === 0) return null
  const first = optionsIn(earlier[0]?.add.option ?? '') ?? []
  if (own.length === 0 || own.map(({ name }) => name).join('/') !== first.map(({ name }) => name).join('/'))
    return '같은 상품의 다른 줄과 옵션의 이름이 달라요.'
  const values = (option: string) => (optionsIn(option) ?? []).map(({ value }) => value).join('/')
  return earlier.some((row) => values(row.add.option) === values(add.option)) ? '같은 옵션이 이미 있어요.' : null
}

type Option = { name: string; value: string }

/** `색: 빨강 / 크기: 큼`; null where it is written in another way. */
export function optionsIn(text: string): Option[] | null {
  if (text === '') return []
  const parts = text.split('/').map((part) => /^([^:]{1,60}):(.{1,60})$/.exec(part.trim()))
  if (parts.length > 3 || parts.some((part) => part === null)) return null
  return parts.map((part) => ({ name: part?.[1]?.trim() ?? '', value: part?.[2]?.trim() ?? '' }))
}

/** What buyers choose from, of all rows of one product: in the order in which the values are named. */
export function optionGroupsOf(rows: readonly NewRow[]): Groups {
  const korean = rows.map(({ add }) => optionsIn(add.option) ?? [])
  const english = rows.map(({ add }) => optionsIn(add.option_en) ?? [])
  const names = korean[0] ?? []
  return names.map(({ name }, at) => {
    const values = new Map<string, string>()
    for (const [row, options] of korean.entries()) {
      const value = options[at]?.value ?? ''
      if (!values.has(value)) values.set(value, english[row]?.[at]?.value || value)
    }
    const name_en = english[0]?.[at]?.name || name
    return { name, name_en, values: [...values].map(([value, value_en]) => ({ name: value, name_en: value_en })) }
  })
}

export const picturesOf = ({ add }: NewRow, known: Known) =>
  namesIn(add.pictures).flatMap((name) => known.pictures.get(name) ?? [])
export const categoriesOf = ({ add }: NewRow, known: Known) => known.categories.get(plain(add.category)) ?? []
