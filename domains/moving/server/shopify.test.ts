import { fileOf } from '@sillage/server-kit/testing-files.ts'
import { asc } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { categoryTable, productTable, stockTable, variantTable } from '../../catalog/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { orderLineTable, orderTable } from '../../order/server/tables.ts'
import { testShop } from '../../testing.ts'
import { applyWaiting, dryRunWaiting } from '../testing/dumps.ts'

const { as, ctx, db, empty } = await testShop()
beforeEach(empty)

const heads =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Status'
const products = [
  heads,
  'smoke-candle,"Smoke, ""evening""","<p>First line</p>\n<p>Second</p>",Sillage,Candles,soy,true,Size,Small,,,SMOKE-S,180,12,30.00,40.00,https://cdn.example/smoke.jpg?v=1,,active',
  'smoke-candle,,,,,,,,Large,,,SMOKE-L,350,4,50.00,,,,',
  'match,Matches,<p>Long</p>,Sillage,Tools,,true,Title,Default Title,,,MATCH,20,7,3.50,,,,active',
  'broken,Broken,,,,,true,Title,Default Title,,,B,1,1,free,,,,active',
].join('\n')
const customers = [
  'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Phone,Accepts SMS Marketing',
  '1,수지,김,Suji@example.com,yes,서울 중구 1,,KR,04524,+82 10-1234-5678,no',
  '2,Ann,Lee,,no,,,US,,,no',
].join('\n')
const orders = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Shipping Name,Cancelled at',
  '1001,suji@example.com,paid,fulfilled,USD,63.50,5.00,65.50,3.00,2024-03-02 11:22:33 +0900,2,Smoke - Small,30.00,SMOKE-S,Suji Kim,Suji Kim,',
  '1001,suji@example.com,,,,,,,,2024-03-02 11:22:33 +0900,1,Gone,3.50,GONE,,,',
  '1002,x@example.com,paid,unfulfilled,USD,3.50,0,3.50,0,2024-03-02 11:22:33 +0900,1,Matches,3.50,MATCH,X,X,',
].join('\n')

async function moveIn(files = [products, customers, orders]) {
  const staff = await as('mover', { permissions: ['moving'] })
  const sent = files.map((content, nth) => fileOf(content, `export-${nth}.csv`))
  const { id } = await staff.staffMoves.start({
    body: { source: 'shopify', currency: 'usd', krw_per_usd: 1_400, files: sent },
  })
  await dryRunWaiting(ctx)
  const dry = await staff.staffMoves.show({ params: { move_id: id } })
  if (dry.step !== 'ready') return { dry, done: dry }
  await staff.staffMoves.apply({ params: { move_id: id } })
  await applyWaiting(ctx)
  return { dry, done: await staff.staffMoves.show({ params: { move_id: id } }) }
}
const counts = ({ kinds }: { kinds: { kind: string; counts: object }[] }) =>
  Object.fromEntries(kinds.map(({ kind, counts }) => [kind, counts]))

test('products, customers and orders of Shopify move in, and again nothing is doubled', async () => {
  const { dry, done } = await moveIn()
  expect(counts(dry)).toMatchObject({
    product: { new: 2, left_out: 1 },
    member: { new: 1, left_out: 1 },
    order: { new: 1, left_out: 1 },
  })
  expect(done.step).toBe('done')
  const [candle] = await db.select().from(productTable).orderBy(asc(productTable.id))
  expect(candle).toMatchObject({
    name: 'Smoke, "evening"',
    story: ['First line', 'Second'],
    price_usd: 4_000,
    sale_price_usd: 3_000,
    price_krw: 56_000,
    visible: false,
  })
  const variants = await db.select().from(variantTable).orderBy(asc(variantTable.id))
  expect(variants.slice(0, 2)).toMatchObject([
    { sku: 'SMOKE-S', values: ['Small'], price_usd: null, weight_g: 180 },
    { sku: 'SMOKE-L', values: ['Large'], price_usd: 5_000, weight_g: 350 },
  ])
  expect((await db.select().from(stockTable).orderBy(asc(stockTable.variant_id)))[0]?.on_hand).toBe(12)
  expect((await db.select().from(categoryTable)).map(({ name }) => name)).toEqual(['Candles', 'Tools'])
  const [order] = await db.select().from(orderTable)
  expect(order).toMatchObject({
    order_no: 'S1001',
    state: 'confirmed',
    goods_amount: 6_350,
    discount_amount: 300,
    shipping_amount: 500,
    total_amount: 6_550,
  })
  const [member] = await db.select().from(memberTable).where(undefined).orderBy(asc(memberTable.created_at)).offset(1)
  expect(member).toMatchObject({
    mb_email: 'Suji@example.com',
    mb_name: '김수지',
    mb_hp: '010-1234-5678',
    password_hash: '',
  })
  expect(order?.mb_id).toBe(member?.mb_id)
  expect((await db.select().from(orderLineTable)).map(({ sku }) => sku)[0]).toBe('SMOKE-S')
  const again = await moveIn()
  expect(counts(again.dry)).toMatchObject({ product: { same: 2 }, member: { same: 1 }, order: { same: 1 } })
  expect(await db.$count(variantTable)).toBe(4)
  expect((await (await as()).redirects.find({ query: { address: '/products/smoke-candle?variant=1' } })).to).toBe(
    `/shop/product/${candle?.id}`,
  )
})

test.each([
  ['another table', 'a,b\n1,2', 'Shopify에서 내보낸 상품, 고객, 주문 CSV가 아닌 파일이 있어요.'],
  [
    'a quotation mark that is never closed',
    `${heads}\nx,"never closed`,
    'CSV 파일의 따옴표가 닫히지 않았어요. 다시 내보내 주세요.',
  ],
  ['a file of nothing but names', heads, '파일에 상품도 고객도 주문도 없어요.'],
])('%s is refused with a sentence', async (_, content, failure) => {
  expect((await moveIn([content])).dry).toMatchObject({ step: 'failed', failure })
})
