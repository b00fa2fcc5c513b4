import { endpoint } from '@sillage/kit/endpoint.ts'
import { Id, Instant, Message, UploadedPicture } from '@sillage/kit/schemas.ts'
import { z } from 'zod'
import { staffWith } from '../audit/permissions.ts'
import { PersonalField } from '../custom/personal-contract.ts'
import { personalLimits } from '../custom/words.ts'
import { grades } from '../member/words.ts'
import { barcode, Fact, Note, OptionGroup, pictureWords, Trail } from './fields.ts'
import { documentKinds, gradesWithPrices, noReturnReasons, offerLimits, productKinds, stockReasons } from './words.ts'

const staff = staffWith('products')
const path = '/api/v1/staff/products'
const params = z.object({ product_id: Id })
const variantParams = params.extend({ variant_id: Id })

function ids(max: number) {
  return z.array(Id).max(max, '너무 많이 골랐어요.')
}
const text = (max: number) => z.string().trim().min(1, '내용을 입력해 주세요.').max(max, '내용이 너무 길어요.')
const loose = (max: number) => z.string().trim().max(max, '내용이 너무 길어요.')
const priceMessage = '가격을 확인해 주세요.'
const amount = z.int(priceMessage).min(0, priceMessage).max(offerLimits.amount, priceMessage)
const countMessage = '수량을 확인해 주세요.'
const count = z.int(countMessage).min(1, countMessage).max(offerLimits.quantity, countMessage)
const sku = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, '상품 코드는 영문자, 숫자, -로 2~40자까지 만들어 주세요.')

/** What staff write down of a product. */
export const ProductForm = z.object({
  name: text(100),
  name_en: text(100),
  summary: text(300),
  summary_en: text(300),
  type_label: text(60),
  type_label_en: text(60),
  story_title: loose(100),
  story_title_en: loose(100),
  story: z.array(text(2_000)).max(20),
  story_en: z.array(text(2_000)).max(20),
  details: z.array(Fact).max(40),
  statutory: z.array(Fact).max(40),
  notes: z.array(Note).max(30),
  trail: Trail.nullable(),
  /** In the order they are shown; the first stands for the product. */
  pictures: z
    .array(UploadedPicture.extend(pictureWords))
    .min(1, '사진을 한 장 이상 올려 주세요.')
    .max(20, '사진은 20장까지 올릴 수 있어요.'),
  price_krw: amount,
  price_usd: amount,
  sale_price_krw: amount.nullable(),
  sale_price_usd: amount.nullable(),
  sale_from: Instant.nullable(),
  sale_to: Instant.nullable(),
  min_quantity: count,
  max_quantity: count.nullable(),
  no_return: z.enum(noReturnReasons).nullable(),
  /** Working days until something made to order leaves. */
  made_in_days: z.int().min(1).max(200).nullable(),
  badges: z.array(z.enum(['new', 'best'])).max(2),
  visible: z.boolean(),
})
/** Any of a product's fields; what is left out stays. */
export const ProductChange = ProductForm.partial()
export type ProductChange = z.output<typeof ProductChange>

const words = { story_title: '', story_title_en: '', story: [], story_en: [], details: [], statutory: [], notes: [] }
const offer = { sale_price_krw: null, sale_price_usd: null, sale_from: null, sale_to: null, max_quantity: null }
/** What a new product is where nothing is said: without a story, at its base price, and not shown yet. */
export const productDefaults = {
  ...words,
  ...offer,
  trail: null,
  min_quantity: 1,
  no_return: null,
  made_in_days: null,
  badges: [],
  visible: false,
}

const VariantForm = z.object({
  sku,
  barcode: barcode.nullable().optional(),
  /** One value for each option group, in their order. */
  values: z.array(text(60)).max(offerLimits.groups),
  price_krw: amount.nullable(),
  price_usd: amount.nullable(),
  weight_g: z.int('무게를 확인해 주세요.').min(0, '무게를 확인해 주세요.').max(100_000, '무게를 확인해 주세요.'),
  /** What a piece costs the shop; orders remember it for the margin. */
  cost_krw: amount.nullable().optional(),
  position: z.int().min(0).max(10_000),
  retired: z.boolean(),
})
export type VariantForm = z.output<typeof VariantForm>

const GradePrice = z.object({ grade: z.enum(gradesWithPrices), price_krw: amount, price_usd: amount })
const gradePrices = z.array(GradePrice).max(gradesWithPrices.length)
const Part = z.object({ variant_id: Id, quantity: count })
const parts = z.array(Part).max(offerLimits.parts, '구성품은 30가지까지 넣을 수 있어요.')

/** An option as the sheet sends it: all of them at once, in their order. */
export const SheetVariant = VariantForm.omit({ position: true }).extend({
  id: Id.optional(),
  /** Pieces that a new option begins with; stock of others is changed on the stock screen. */
  on_hand: z.int().min(0).max(offerLimits.stock).default(0),
  /** What grades pay instead, and what a kit is made of; what is left out stays. */
  grade_prices: gradePrices.optional(),
  parts: parts.optional(),
})
export type SheetVariant = z.output<typeof SheetVariant>

/** A tier of the general grade is everyone's. */
const Tier = z.object({
  grade: z.enum(grades),
  min_quantity: count.min(2, countMessage),
  percent: z.int('할인율을 확인해 주세요.').min(1, '할인율을 확인해 주세요.').max(90, '할인율을 확인해 주세요.'),
})
export const sheetTiers = z.array(Tier).max(30, '수량 할인은 30줄까지 만들 수 있어요.')
export const sheetAddOns = ids(offerLimits.add_ons)
const DocumentForm = z.object({
  kind: z.enum(documentKinds),
  name: text(100),
  name_en: text(100),
  lang: z.enum(['kr', 'en']),
  version: text(30),
  lot: loose(60).default(''),
})

/** A product as the console has it: what visitors see, and what they do not. */
export const ProductSheet = ProductForm.extend({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(productKinds),
  archived: z.boolean(),
  /** Sent as `based_on` with a change: a save based on an older version is refused. */
  version: z.int(),
  option_groups: z.array(OptionGroup),
  created_at: Instant,
  category_ids: z.array(z.int()),
  related_ids: z.array(z.int()),
  add_on_ids: z.array(z.int()),
  tiers: z.array(Tier),
  personal_fields: z.array(PersonalField),
  documents: z.array(DocumentForm.extend({ id: z.int(), has_file: z.boolean() })),
  variants: z.array(
    VariantForm.extend({
      id: z.int(),
      on_hand: z.int(),
      reserved: z.int(),
      reservation_minutes: z.int(),
      low_at: z.int(),
      grade_prices: z.array(GradePrice.extend({ grade: z.enum(grades) })),
      parts: z.array(Part),
    }),
  ),
}).meta({ id: 'ProductSheet' })
export type ProductSheet = z.output<typeof ProductSheet>

export const sheetOptions = optionGroups()

const stockMessage = '재고를 확인해 주세요.'
const _reason = z.enum(stockReasons)
const reply = ProductSheet
const put = (tail: string, summary: string) =>
  ({ method: 'PUT', path: `${path}/:product_id/${tail}`, summary, access: staff, params, reply }) as const
const putVariant = (tail: string, summary: string) =>
  ({ ...put(`variants/:variant_id${tail}`, summary), params: variantParams }) as const

/** What staff do with products. Every call answers with the whole sheet as it is then. */
export const productEditing = {
  create: endpoint({
    method: 'POST',
    path,
    summary: '상품 만들기',
    access: staff,
    body: ProductForm.partial(productKeys(productDefaults)).extend({
      slug: z
        .string()
        .trim()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, '주소 이름은 영문 소문자, 숫자, -로 만들어 주세요.')
        .max(80),
      kind: z.enum(productKinds),
    }),
    reply,
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:product_id`,
    summary: '상품의 모든 내용',
    access: staff,
    params,
    reply,
  }),
  options: endpoint({ ...put('options', '옵션 바꾸기'), body: z.object({ option_groups: optionGroups() }) }),
  addVariant: endpoint({
    method: 'POST',
    path: `${path}/:product_id/variants`,
    summary: '옵션 상품 더하기',
    access: staff,
    params,
    body: VariantForm.partial({ price_krw: true, price_usd: true, position: true })
      .omit({ retired: true })
      .extend({ on_hand: z.int(stockMessage).min(0, stockMessage).max(offerLimits.stock, stockMessage).default(0) }),
    reply,
  }),
  changeVariant: endpoint({ ...putVariant('', '옵션 상품 바꾸기'), body: VariantForm.partial() }),
  gradePrices: endpoint({
    ...putVariant('/grade-prices', '등급 가격 정하기'),
    body: z.object({ prices: gradePrices }),
  }),
  parts: endpoint({ ...putVariant('/parts', '키트 구성품 정하기'), body: z.object({ parts }) }),
  personalFields: endpoint({
    ...put('personal-fields', '맞춤 항목 정하기'),
    body: z.object({ fields: z.array(PersonalField).max(personalLimits.fields, '항목은 여섯 개까지 만들 수 있어요.') }),
  }),
  tiers: endpoint({ ...put('tiers', '수량 할인 정하기'), body: z.object({ tiers: sheetTiers }) }),
  categories: endpoint({ ...put('categories', '분류 정하기'), body: z.object({ category_ids: ids(30) }) }),
  related: endpoint({ ...put('related', '함께 볼 상품 정하기'), body: z.object({ product_ids: ids(12) }) }),
  addOns: endpoint({ ...put('add-ons', '함께 담을 상품 정하기'), body: z.object({ variant_ids: sheetAddOns }) }),
  addDocument: endpoint({
    method: 'POST',
    path: `${path}/:product_id/documents`,
    summary: '문서 올리기',
    access: staff,
    params,
    body: DocumentForm,
    files: { file: { max: 1, mb: 20, kinds: ['pdf'] } },
    reply,
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: `${path}/:product_id/documents/:document_id`,
    summary: '문서 지우기',
    access: staff,
    params: params.extend({ document_id: Id }),
    reply: Message,
  }),
}

function optionGroups() {
  const named = { name: text(60), name_en: text(60) }
  const values = z.array(z.object(named)).min(1, '옵션 값을 하나 이상 적어 주세요.').max(offerLimits.values)
  return z.array(z.object({ ...named, values })).max(offerLimits.groups, '옵션은 세 가지까지 만들 수 있어요.')
}

/** The keys of an object as zod wants them. */
function productKeys<Keys extends object>(defaults: Keys) {
  return Object.fromEntries(Object.keys(defaults).map((key) => [key, true])) as Record<keyof Keys, true> // key by key
}
