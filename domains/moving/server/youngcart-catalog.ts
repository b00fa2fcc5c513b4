import { settleTakenOver, type TakenProduct, takeOverProduct } from '../../catalog/server/take-over.ts'
import { takeOverCategory } from '../../catalog/server/take-over-category.ts'
import { offerLimits } from '../../catalog/words.ts'
import { takeOverStock } from '../../inventory/server/take-over.ts'
import { defineMover, type Moving, type OldRecord } from './mover.ts'
import { otherPrice } from './other-price.ts'
import { picturesIn, storyOf } from './paragraphs.ts'
import { dayOf, numberOf } from './youngcart-cells.ts'
import { variantsOf } from './youngcart-options.ts'

const levels = 3
const signsPerLevel = 2

type Category = { name: string; parent: string; position: number; hidden: boolean }

export const youngcartCategory = defineMover<Category>({
  kind: 'category',
  read({ data }) {
    const { ca_id = '', ca_name = '', ca_use, ca_order } = data
    const label = ca_name.trim().slice(0, 60)
    const refuse = (text: string) => ({ label, value: null, notes: [{ text, detail: ca_id }] })
    if (!label) return refuse('카테고리 이름이 비어 있어요.')
    if (ca_id.length % signsPerLevel !== 0) return refuse('카테고리 번호를 읽을 수 없어요.')
    if (ca_id.length > levels * signsPerLevel)
      return refuse('카테고리는 세 단계까지예요. 상품은 바로 위 카테고리로 옮겨요.')
    const value = {
      name: label,
      parent: ca_id.slice(0, -signsPerLevel),
      position: Math.min(numberOf(ca_order) * 1_000 + Number.parseInt(ca_id.slice(-signsPerLevel), 36), 1_000_000),
      hidden: ca_use === '0',
    }
    return { label, value, notes: [] }
  },
  async takeOver(ctx, known, { parent, ...category }, moving) {
    const above = parent ? (await moving.links('category', [parent])).get(parent) : undefined
    const parent_id = above === undefined ? null : Number(above)
    return String(await takeOverCategory(ctx, known === null ? null : Number(known), { ...category, parent_id }))
  },
  addresses: (old_id, our_id) =>
    [`/shop/list.php?ca_id=${old_id}`, `/shop/list-${old_id}`].map((from) => ({
      from,
      to: `/shop/category/${our_id}`,
    })),
})

type Product = Omit<TakenProduct, 'pictures' | 'category_ids' | 'created_at'> & {
  created_at: string | null
  /** Old ids. */
  categories: string[]
  /** Names in the archive of pictures, with what they hold. */
  pictures: { name: string; sum: number }[]
}

export const youngcartProduct = defineMover<Product>({
  kind: 'product',
  parts: 'product_option',
  read: readProduct,
  async takeOver(ctx, known, { categories, created_at, ...product }, moving) {
    const taken = {
      ...product,
      created_at: created_at === null ? null : new Date(created_at),
      pictures: await moving.pictures.keep(
        ctx,
        product.pictures.map(({ name }) => name),
      ),
      category_ids: await categoryIds(moving, categories),
    }
    const blank = () => moving.pictures.blank(ctx)
    const { id, stock } = await takeOverProduct(ctx, known === null ? null : Number(known), taken, blank)
    await takeOverStock(ctx, stock)
    return String(id)
  },
  settle: (ctx, our_ids) => settleTakenOver(ctx, our_ids.map(Number)),
  addresses(old_id, our_id) {
    const id = encodeURIComponent(old_id)
    return [`/shop/item.php?it_id=${id}`, `/shop/${id}`].map((from) => ({ from, to: `/shop/product/${our_id}` }))
  },
})

/** Ours of each, or of the nearest above it that has been taken over. */
async function categoryIds(moving: Moving, old_ids: string[]) {
  const upwards = old_ids.map((id) =>
    [id, id.slice(0, 6), id.slice(0, 4), id.slice(0, 2)].filter((each) => each !== ''),
  )
  const links = await moving.links('category', upwards.flat())
  const found = upwards.map((ids) => ids.map((id) => links.get(id)).find((id) => id !== undefined))
  return [...new Set(found.flatMap((id) => (id === undefined ? [] : [Number(id)])))]
}

function readProduct({ old_id, data, parts }: OldRecord, moving: Moving) {
  const label = (data.it_name ?? '').trim().slice(0, 100)
  const price_krw = numberOf(data.it_price)
  const refuse = (text: string, detail = '') => ({ label: label || old_id, value: null, notes: [{ text, detail }] })
  if (!label) return refuse('상품 이름이 비어 있어요.')
  if (price_krw < 0 || price_krw > offerLimits.amount) return refuse('가격을 읽을 수 없어요.', data.it_price)
  const { story, isCut } = storyOf(data.it_explan ?? '')
  const { pictures, lost } = moving.pictures.find(picturesOf(data))
  const { option_groups, variants, notes } = variantsOf(old_id, data, parts, moving)
  const isForFree = price_krw === 0 || data.it_tel_inq === '1'
  const value = {
    ...pricesOf(price_krw, numberOf(data.it_cust_price), moving),
    name: label,
    summary: (data.it_basic ?? '').trim().slice(0, 300) || label,
    slug: slugOf('item', old_id),
    story,
    created_at: dayOf(data.it_time)?.toISOString() ?? null,
    min_quantity: Math.max(1, Math.min(numberOf(data.it_buy_min_qty), offerLimits.quantity)),
    max_quantity: mostOf(data),
    visible: data.it_use === '1' && !isForFree,
    categories: [data.ca_id, data.ca_id2, data.ca_id3].flatMap((id) => (id ? [id] : [])),
    pictures,
    option_groups,
    variants,
  }
  if (isCut) notes.push({ text: '설명이 길어 앞부분만 옮겨요.', detail: '' })
  if (pictures.length === 0)
    notes.push({ text: '사진이 없어 숨긴 채 옮겨요. 사진을 올린 뒤 보이게 해 주세요.', detail: '' })
  else if (isForFree) notes.push({ text: '가격이 0원이거나 전화 문의 상품이라 숨긴 채 옮겨요.', detail: '' })
  for (const name of [...lost, ...picturesIn(data.it_explan ?? '')])
    notes.push({ text: '사진을 옮길 수 없어요.', detail: name })
  return { label, value, notes }
}

const picturesOf = (data: Record<string, string>) =>
  Array.from({ length: 10 }, (_, nth) => data[`it_img${nth + 1}`] ?? '').filter((name) => name !== '')

function mostOf({ it_buy_min_qty, it_buy_max_qty }: Record<string, string>) {
  const most = numberOf(it_buy_max_qty)
  return most > 0 && most >= numberOf(it_buy_min_qty) ? Math.min(most, offerLimits.quantity) : null
}

/** A market price above the price is a sale here. */
function pricesOf(price: number, market: number, moving: Moving) {
  const isSale = market > price && price > 0 && market <= offerLimits.amount
  const [full, cut] = isSale ? [market, price] : [price, null]
  const price_usd = otherPrice(full, moving)
  const sale_usd = cut === null ? null : otherPrice(cut, moving)
  const isCheaper = sale_usd !== null && sale_usd < price_usd
  return isSale && !isCheaper
    ? { price_krw: price, price_usd: otherPrice(price, moving), sale_price_krw: null, sale_price_usd: null }
    : { price_krw: full, price_usd, sale_price_krw: cut, sale_price_usd: sale_usd }
}

/** Small letters and digits of an old id. */
function slugOf(kind: string, old_id: string) {
  const words = old_id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${kind}-${words || Buffer.from(old_id).toString('hex').slice(0, 20)}`.slice(0, 76)
}
