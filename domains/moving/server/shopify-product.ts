import { settleTakenOver, type TakenProduct, takeOverProduct } from '../../catalog/server/take-over.ts'
import { takeOverCategory } from '../../catalog/server/take-over-category.ts'
import { offerLimits } from '../../catalog/words.ts'
import { takeOverStock } from '../../inventory/server/take-over.ts'
import type { Note } from '../contract.ts'
import { defineMover, type Moving, type OldRecord } from './mover.ts'
import { otherPrice } from './other-price.ts'
import { picturesIn, storyOf } from './paragraphs.ts'
import { amountOf } from './shopify-cells.ts'

type Row = Record<string, string>
type Product = Omit<TakenProduct, 'pictures' | 'category_ids' | 'created_at'> & {
  type: string
  pictures: { name: string; sum: number }[]
}

export const shopifyProduct = defineMover<Product>({
  kind: 'product',
  parts: 'product_row',
  read: readProduct,
  async takeOver(ctx, known, { type, ...product }, moving) {
    const category = { name: type, parent_id: null, position: 1_000, hidden: false }
    const taken = {
      ...product,
      created_at: null,
      category_ids: type ? [await takeOverCategory(ctx, null, category)] : [],
      pictures: await moving.pictures.keep(
        ctx,
        product.pictures.map(({ name }) => name),
      ),
    }
    const blank = () => moving.pictures.blank(ctx)
    const { id, stock } = await takeOverProduct(ctx, known === null ? null : Number(known), taken, blank)
    await takeOverStock(ctx, stock)
    return String(id)
  },
  settle: (ctx, our_ids) => settleTakenOver(ctx, our_ids.map(Number)),
  addresses: (old_id, our_id) => [{ from: `/products/${encodeURIComponent(old_id)}`, to: `/shop/product/${our_id}` }],
})

function readProduct({ old_id, data, parts }: OldRecord, moving: Moving) {
  const label = (data.Title ?? '').trim().slice(0, 100)
  const refuse = (text: string, detail = '') => ({ label: label || old_id, value: null, notes: [{ text, detail }] })
  if (!label) return refuse('상품 이름이 비어 있어요.', old_id)
  const rows = [data, ...parts]
  const sold = rows.filter((row) => row['Variant Price'] !== undefined)
  const prices = sold.map((row) => amountOf(row['Variant Price'], moving.currency))
  if (prices.length === 0 || prices.some((price) => price === null || price > offerLimits.amount))
    return refuse('가격을 읽을 수 없어요.', sold[0]?.['Variant Price'])
  const html = data['Body (HTML)'] ?? ''
  const { story, isCut } = storyOf(html)
  const { pictures, lost } = moving.pictures.find(rows.flatMap((row) => row['Image Src'] ?? []))
  const isShown = (data.Status ?? 'active').toLowerCase() === 'active' && data.Published?.toLowerCase() !== 'false'
  const isForFree = prices.every((price) => price === 0)
  const value = {
    ...priceOf(sold[0] ?? data, moving),
    ...optionsOf(old_id, data, sold, moving),
    name: label,
    summary: label,
    slug:
      old_id
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 70) || `item-${Buffer.from(old_id).toString('hex').slice(0, 20)}`,
    story,
    min_quantity: 1,
    max_quantity: null,
    visible: isShown && !isForFree,
    type: (data.Type ?? '').trim().slice(0, 60),
    pictures,
  }
  return {
    label,
    value,
    notes: notesOf({ isCut, isForFree, isBare: pictures.length === 0, lost: [...lost, ...picturesIn(html)] }),
  }
}

type Found = { isCut: boolean; isForFree: boolean; isBare: boolean; lost: string[] }

function notesOf({ isCut, isForFree, isBare, lost }: Found): Note[] {
  const notes: Note[] = lost.map((detail) => ({ text: '사진을 옮길 수 없어요.', detail }))
  if (isCut) notes.unshift({ text: '설명이 길어 앞부분만 옮겨요.', detail: '' })
  if (isForFree) notes.unshift({ text: '가격이 0원이거나 전화 문의 상품이라 숨긴 채 옮겨요.', detail: '' })
  if (isBare) notes.unshift({ text: '사진이 없어 숨긴 채 옮겨요. 사진을 올린 뒤 보이게 해 주세요.', detail: '' })
  return notes
}

/** What it costs, and what it cost before. */
function priceOf(row: Row, moving: Moving) {
  const price = amountOf(row['Variant Price'], moving.currency) ?? 0
  const before = amountOf(row['Variant Compare At Price'], moving.currency) ?? 0
  const [full, cut] = [bothOf(Math.max(price, before), moving), bothOf(price, moving)]
  const isSale = before > price && price > 0 && cut.krw < full.krw && cut.usd < full.usd
  const base = isSale ? full : cut
  return {
    price_krw: base.krw,
    price_usd: base.usd,
    sale_price_krw: isSale ? cut.krw : null,
    sale_price_usd: isSale ? cut.usd : null,
  }
}

const bothOf = (amount: number, moving: Moving) =>
  moving.currency === 'krw'
    ? { krw: amount, usd: otherPrice(amount, moving) }
    : { krw: otherPrice(amount, moving), usd: amount }

const slots = ['1', '2', '3']
/** What Shopify writes where there is no choice. */
const noChoice = 'Default Title'

function optionsOf(handle: string, head: Row, sold: Row[], moving: Moving) {
  const names = slots.flatMap((slot) => head[`Option${slot} Name`] ?? [])
  const isPlain = sold.length === 1 && (sold[0]?.['Option1 Value'] ?? noChoice) === noChoice
  const groups = isPlain ? [] : names
  const whole = priceOf(sold[0] ?? head, moving)
  const variants = sold.map((row, nth) => {
    const own = priceOf(row, moving)
    const isSame = own.price_krw === whole.price_krw
    return {
      sku: row['Variant SKU'] || `${handle}-${nth + 1}`.toUpperCase(),
      values: groups.map((_, at) => row[`Option${at + 1} Value`] ?? ''),
      price_krw: isSame ? null : own.price_krw,
      price_usd: isSame ? null : own.price_usd,
      weight_g: Math.max(0, Math.min(Math.round(Number(row['Variant Grams'] ?? 0)) || 0, 100_000)),
      on_hand: Math.max(0, Math.min(Math.trunc(Number(row['Variant Inventory Qty'] ?? 0)) || 0, offerLimits.stock)),
    }
  })
  const option_groups = groups.map((name, at) => {
    const values = [...new Set(variants.map((variant) => variant.values[at] ?? ''))]
    return { name, name_en: name, values: values.map((value) => ({ name: value, name_en: value })) }
  })
  return { option_groups, variants }
}
