import { productTable } from '@sillage/domains/catalog/server/tables.ts'
import type { ProductKind } from '@sillage/domains/catalog/words.ts'
import { memberTable } from '@sillage/domains/member/server/tables.ts'
import { orderLineTable, orderTable } from '@sillage/domains/order/server/tables.ts'
import { reviewCountTable, reviewTable } from '@sillage/domains/review/server/tables.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { type DemoOrder, placeDemoOrders } from '../order/place-orders.ts'
import { demoTime, type Seeding } from '../seeding.ts'
import { buyers } from './buyers.ts'
import { inEnglish } from './in-english.ts'
import { createSaying } from './saying.ts'

const spokenOf = 48
const mostOfAll = 14
const leastOfOne = 4
const total = 400
const ofEachClass = 6
/** So many days before it is spoken of. */
const boughtBefore = 2
/** No one looks further back. */
const longAgo = 160

type Product = typeof productTable.$inferSelect
type Spoken = { product: Product; number: number; days_ago: number }

/** Hundreds of reviews over what sells best, and some of every class; each of a line that was bought and is done. */
export async function seedReviews({ ctx }: Seeding) {
  await seedBuyers(ctx)
  const goods = (await bestOf(ctx, ['goods', 'kit', 'book'])).slice(0, spokenOf)
  const classes = await bestOf(ctx, ['class'])
  // The oldest first: the newest review has the highest number.
  const spoken = [...spread(goods, ctx.now()).slice(0, total), ...spread(classes, ctx.now(), ofEachClass)].sort(
    (a, b) => b.days_ago - a.days_ago,
  )
  const reviews = sayAll(spoken)
  const lines = await placeDemoOrders(ctx, reviews.map(orderOf))
  const rows = reviews.map(({ product, days_ago, buyer, said }, index) => {
    const line = lines[index]
    if (!line) throw new Error('a review has no order')
    const created_at = demoTime(ctx.now(), days_ago, index)
    return {
      ...said,
      order_line_id: line.id,
      product_id: product.id,
      mb_id: buyer.mb_id,
      created_at,
      option_name: line.option_name,
      option_name_en: line.option_name_en,
      has_photo: said.photos.length > 0,
      replied_at: said.reply === null ? null : demoTime(ctx.now(), Math.max(0, days_ago - 1), index + 1),
    }
  })
  await ctx.db.insert(reviewTable).values([...(await hanasReview(ctx)), ...rows])
  await countAll(ctx)
}

/** Who says what of which product; where nothing new can be said, no one speaks. */
function sayAll(spoken: Spoken[]) {
  const say = createSaying()
  let nth = 0
  return spoken.flatMap((about) => {
    const buyer = buyerOf(nth)
    const said = say(about.product, about.number, buyer.lang)
    if (!said) return []
    nth += 1
    return [{ ...about, buyer, said }]
  })
}

type Review = ReturnType<typeof sayAll>[number]

const bestOf = (ctx: Context, kinds: ProductKind[]) =>
  ctx.db
    .select()
    .from(productTable)
    .where(inArray(productTable.kind, kinds))
    .orderBy(desc(productTable.sold_30d), productTable.id)

/** More is said of what sells more; of what is new, once a day at most. */
function spread(products: Product[], now: Date, mostOfOne = mostOfAll): Spoken[] {
  const shares = products.map(
    (_, index) => mostOfOne - Math.floor((index * (mostOfOne - leastOfOne)) / products.length),
  )
  return products.flatMap((product, rank) => {
    const days = Math.max(1, Math.min(longAgo, ageOf(product, now) - boughtBefore))
    const length = Math.min(shares[rank] ?? 0, days)
    return Array.from({ length }, (_, number) => ({
      product,
      number,
      days_ago: 1 + ((Math.floor((number * days) / length) + rank * 7) % days),
    }))
  })
}

const ageOf = ({ created_at }: Product, now: Date) => Math.floor((now.getTime() - created_at.getTime()) / 86_400_000)

// A step that shares no factor with their number, so that neighbours differ.
const buyerOf = (index: number) =>
  buyers[(index * 17) % buyers.length] ?? { mb_id: '', mb_name: '', lang: 'kr' as const }

function orderOf({ product, days_ago, number, buyer: { mb_id, mb_name } }: Review): DemoOrder {
  const line = { product_id: product.id, state: 'confirmed' as const, variant: number }
  return { mb_id, name: mb_name, days_ago: days_ago + boughtBefore, lines: [line] }
}

async function seedBuyers(ctx: Context) {
  const created_at = addDays(ctx.now(), -400)
  const people = buyers.map((buyer) => ({
    ...buyer,
    mb_email: `${buyer.mb_id}@example.com`,
    password_hash: '',
    created_at,
    country: buyer.lang === 'kr' ? 'KR' : 'PT',
  }))
  await ctx.db.insert(memberTable).values(people)
}

const hanasWords = {
  body: '작은 불을 열두 개 켜 두고 긴 목욕을 했어요. 향이 세지 않아서 잠들기 전에 딱 좋아요.',
  reply: '하나 님의 저녁에 함께여서 기뻐요.',
}

/** The demo member has spoken of the one order that is long done. */
async function hanasReview(ctx: Context) {
  const [line] = await ctx.db
    .select({ line: orderLineTable })
    .from(orderLineTable)
    .innerJoin(orderTable, eq(orderTable.id, orderLineTable.order_id))
    .where(sql`${orderTable.mb_id} = 'hana' and ${orderLineTable.state} = 'confirmed'`)
    .limit(1)
  if (!line) return []
  const { id, product_id, option_name, option_name_en } = line.line
  return [
    {
      order_line_id: id,
      product_id,
      mb_id: 'hana',
      option_name,
      option_name_en,
      stars: 5,
      body: hanasWords.body,
      body_en: inEnglish(hanasWords.body),
      created_at: demoTime(ctx.now(), 50, 0),
      reply: hanasWords.reply,
      reply_en: inEnglish(hanasWords.reply),
      replied_at: demoTime(ctx.now(), 49, 0),
    },
  ]
}

/** What countReview would have kept, counted once; a product no one has spoken of has no rating. */
async function countAll(ctx: Context) {
  const star = (stars: number) => sql.raw(`count(*) filter (where stars = ${stars})`)
  const columns = sql.join([1, 2, 3, 4, 5].map(star), sql`, `)
  await ctx.db.execute(sql`
    insert into ${reviewCountTable}
    select product_id, ${columns}, count(*) filter (where has_photo) from ${reviewTable} group by product_id
    union all select 0, ${columns}, count(*) filter (where has_photo) from ${reviewTable}`)
  await ctx.db.execute(sql`
    update ${productTable} set
      rating_count = (select count(*) from ${reviewTable} where product_id = ${productTable.id}),
      rating_sum = (select coalesce(sum(stars), 0) from ${reviewTable} where product_id = ${productTable.id})`)
}
