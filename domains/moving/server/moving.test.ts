import { pbkdf2Sync } from 'node:crypto'
import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  categoryTable,
  productCategoryTable,
  productTable,
  stockTable,
  variantTable,
} from '../../catalog/server/tables.ts'
import { consentTable, memberTable } from '../../member/server/tables.ts'
import { testShop } from '../../testing.ts'
import { applyWaiting, dryRunWaiting, dumpOf, smallShop } from '../testing/dumps.ts'
import { applyAll } from './apply.ts'
import { openPictureBox } from './picture-box.ts'
import { moveLinkTable, moveTable, redirectTable } from './tables.ts'

const { app, as, ctx, database, db, empty, secret } = await testShop()
beforeEach(empty)

const password = '오래된-비밀번호 12'
const hash = () => {
  const salt = 'c2FsdHNhbHRzYWx0c2FsdHNhbHRzYWx0'
  return `sha256:12000:${salt}:${pbkdf2Sync(password, salt, 12_000, 24, 'sha256').toString('base64')}`
}
function shop() {
  const made = smallShop()
  for (const member of made.g5_member) if (member.mb_id === 'suji') member.mb_password = hash()
  return made
}
const mover = () => as('mover', { permissions: ['moving', 'content'] })

/** Files in, the dry run done. */
async function dryRun(content: string | Uint8Array, zip?: Buffer, name = 'dump.sql') {
  const staff = await mover()
  const pictures = zip ? [fileOf(zip, 'item.zip')] : []
  const { id } = await staff.staffMoves.start({
    body: { source: 'youngcart', files: [fileOf(content, name)], pictures },
  })
  await dryRunWaiting(ctx)
  return { id, staff, found: await staff.staffMoves.show({ params: { move_id: id } }) }
}

async function moveIn(content: string, zip?: Buffer) {
  const { id, staff, found } = await dryRun(content, zip)
  await staff.staffMoves.apply({ params: { move_id: id } })
  await applyWaiting(ctx)
  return { dry: found, done: await staff.staffMoves.show({ params: { move_id: id } }), staff }
}

const counts = (found: { kinds: { kind: string; counts: object }[] }) =>
  Object.fromEntries(found.kinds.map(({ kind, counts }) => [kind, counts]))
const products = () => db.select().from(productTable).orderBy(asc(productTable.id))

const asFound = {
  category: { new: 2, changed: 0, same: 0, left_out: 1 },
  product: { new: 2, changed: 0, same: 0, left_out: 1 },
  member: { new: 3, changed: 0, same: 0, left_out: 2 },
}

test('a dry run says what will come and touches nothing', async () => {
  const { found, staff, id } = await dryRun(dumpOf(shop()))
  expect(found).toMatchObject({ step: 'ready', missing: ['point', 'order', 'review', 'question', 'post', 'faq'] })
  expect(counts(found)).toEqual(asFound)
  expect(await products()).toEqual([])
  const { data } = await staff.staffMoves.leftOut({ params: { move_id: id }, query: {} })
  const reasons = data.flatMap(({ old_id, notes }) => notes.map(({ text, detail }) => [old_id, text, detail]))
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['300', '상품 이름이 비어 있어요.', ''],
      ['1404180134', '추가 옵션은 옮기지 않아요.', '선물 상자'],
      ['1404180134', '사진을 옮길 수 없어요.', '1404180134/first.png'],
      ['gone', '탈퇴한 회원이에요.', 'gone'],
      ['admin', '관리자 계정은 옮기지 않아요. 직원으로 초대해 주세요.', 'admin'],
    ]),
  )
})

test('categories, products with options and pictures, and members move in', async () => {
  const { done } = await moveIn(dumpOf(shop()), await pictures())
  expect(done).toMatchObject({ step: 'done', done: 7, total: 7 })
  const [candle, plain] = await products()
  expect(candle).toMatchObject({
    name: "저녁 '연기' 캔들",
    story: ['첫 문단 & 둘', '둘째 문단'],
    price_krw: 50_000,
    sale_price_krw: 40_000,
    price_usd: 3_600,
    visible: true,
    created_at: new Date('2019-03-02T02:22:33Z'),
  })
  expect(candle?.pictures[0]?.src).toMatch(/^\/media\/photo-/)
  expect(plain).toMatchObject({
    name: '사진 없는 상품',
    visible: false,
    pictures: [{ src: expect.stringMatching(/blank/) }],
  })
  const options = await db
    .select({ values: variantTable.values, price_krw: variantTable.price_krw, on_hand: stockTable.on_hand })
    .from(variantTable)
    .innerJoin(stockTable, eq(stockTable.variant_id, variantTable.id))
    .orderBy(asc(variantTable.id))
  expect(options).toEqual([
    { values: ['빨강', '작음'], price_krw: null, on_hand: 3 },
    { values: ['빨강', '큼'], price_krw: 55_000, on_hand: 4 },
    { values: [], price_krw: null, on_hand: 7 },
  ])
  const [top, below] = await db.select().from(categoryTable).orderBy(asc(categoryTable.id))
  expect(below).toMatchObject({ name: '소이 캔들', parent_id: top?.id })
  const places = await db
    .select()
    .from(productCategoryTable)
    .where(eq(productCategoryTable.product_id, candle?.id ?? 0))
  expect(places.map(({ category_id }) => category_id).toSorted()).toEqual([top?.id, below?.id])
})

test('the same dump again changes nothing, and a changed one changes what has changed', async () => {
  await moveIn(dumpOf(shop()))
  const again = await moveIn(dumpOf(shop()))
  expect(counts(again.dry)).toMatchObject({
    category: { same: 2, new: 0 },
    product: { same: 2, new: 0 },
    member: { same: 3, new: 0 },
  })
  const later = shop()
  Object.assign(later.g5_shop_item[1] ?? {}, { it_name: '새 이름', it_stock_qty: 2 })
  const changed = await moveIn(dumpOf(later))
  expect(counts(changed.dry)).toMatchObject({ product: { same: 1, changed: 1, new: 0 } })
  expect((await products()).map(({ name }) => name)).toEqual(["저녁 '연기' 캔들", '새 이름'])
  expect(await db.$count(categoryTable)).toBe(2)
  expect(await db.$count(memberTable)).toBe(4)
  expect(await db.$count(variantTable)).toBe(3)
  expect((await db.select().from(stockTable).orderBy(asc(stockTable.variant_id))).at(-1)?.on_hand).toBe(2)
})

test('stopped half way it goes on where it was', async () => {
  const { id, staff } = await dryRun(dumpOf(shop()))
  await staff.staffMoves.apply({ params: { move_id: id } })
  const moving = { source: 'youngcart', currency: 'krw', krw_per_usd: 1_400, links: async () => new Map() } as const
  const box = await openPictureBox(null)
  // The power goes as the members are written.
  const failing = { ...box, blank: async () => Promise.reject(new Error('the power is gone')) }
  await expect(applyAll(ctx, id, { ...moving, pictures: failing })).rejects.toThrow('the power is gone')
  expect(await db.$count(categoryTable)).toBe(2)
  expect(await db.$count(productTable)).toBe(0)
  await applyWaiting(ctx)
  expect((await staff.staffMoves.show({ params: { move_id: id } })).step).toBe('done')
  expect(await db.$count(categoryTable)).toBe(2)
  expect(await db.$count(productTable)).toBe(2)
  expect(await db.$count(moveLinkTable)).toBe(7)
})

test.each([
  ['suji', password],
  ['mina', 'mypass'],
])('%s signs in with the password of the old shop, and it gets a hash of ours', async (mb_id, mb_password) => {
  await moveIn(dumpOf(shop()))
  const visitor = await as()
  await expect(visitor.member.login({ body: { mb_id, mb_password: 'another one' } })).rejects.toMatchObject({
    status: 422,
  })
  expect(await visitor.member.login({ body: { mb_id, mb_password } })).toMatchObject({ mb_id })
  const [member] = await db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  expect(member?.password_hash).toMatch(/^\$argon2id\$/)
  expect(await (await as()).member.login({ body: { mb_id, mb_password } })).toMatchObject({ mb_id })
})

test('the oldest hashes are known, and who was blocked stays so', async () => {
  await moveIn(dumpOf(shop()))
  const visitor = await as()
  const login = visitor.member.login({ body: { mb_id: 'haru', mb_password: 'mypass' } })
  await expect(login).rejects.toMatchObject({ code: 'blocked' })
})

test('who has signed in here since is not written over, and consents come along', async () => {
  await moveIn(dumpOf(shop()))
  await (await as()).member.login({ body: { mb_id: 'mina', mb_password: 'mypass' } })
  await db.update(memberTable).set({ mb_name: '이미나' }).where(eq(memberTable.mb_id, 'mina'))
  const later = shop()
  for (const member of later.g5_member) Object.assign(member, { mb_name: '다른 이름' })
  await moveIn(dumpOf(later))
  const names = await db
    .select({ mb_id: memberTable.mb_id, name: memberTable.mb_name })
    .from(memberTable)
    .orderBy(asc(memberTable.mb_id))
  expect(Object.fromEntries(names.map(({ mb_id, name }) => [mb_id, name]))).toMatchObject({
    mina: '이미나',
    suji: '다른 이름',
  })
  const consents = await db.select().from(consentTable).where(eq(consentTable.mb_id, 'suji'))
  expect(consents.map(({ document, given }) => [document, given])).toEqual([
    ['ads_mail', true],
    ['ads_sms', false],
  ])
})

test('an id that somebody has here is left out', async () => {
  await as('suji')
  const { dry } = await moveIn(dumpOf(shop()))
  expect(counts(dry)).toMatchObject({ member: { new: 2, left_out: 3 } })
})

test('old addresses of products and categories lead to the new ones', async () => {
  await moveIn(dumpOf(shop()))
  const visitor = await as()
  const to = async (address: string) => (await visitor.redirects.find({ query: { address } })).to
  const [candle] = await products()
  for (const address of [
    '/shop/item.php?it_id=1404180134',
    '/shop/item.php?utm_source=x&it_id=1404180134',
    '/shop/1404180134/',
  ])
    expect(await to(address)).toBe(`/shop/product/${candle?.id}`)
  expect(await to('/shop/list.php?ca_id=1010')).toMatch(/^\/shop\/category\/\d+$/)
  expect(await to('/shop/item.php?it_id=none')).toBeNull()
})

test.each([
  ['a photograph', 'no dump at all', '데이터베이스 덤프(SQL) 파일이 아니에요.'],
  [
    'another program',
    dumpOf({ wp_posts: [{ id: 1 }] }),
    '영카트의 상품이나 회원 표(g5_shop_item, g5_member)가 없어요. 전체 덤프를 올려 주세요.',
  ],
  ['a dump that was cut', dumpOf(smallShop()).slice(0, -900), '파일이 중간에 끊겼어요. 덤프를 다시 내보내 주세요.'],
])('%s is refused with a sentence', async (_, content, failure) => {
  const { found } = await dryRun(content)
  expect(found).toMatchObject({ step: 'failed', failure })
})

test('kinds that are missing from the dump are named', async () => {
  const { g5_shop_item, g5_shop_item_option } = shop()
  const { found } = await dryRun(dumpOf({ g5_shop_item, g5_shop_item_option }))
  expect(found).toMatchObject({ step: 'ready', missing: expect.arrayContaining(['category', 'member']) })
})

test('a packed dump, and one in the Korean code of older shops, are read', async () => {
  const { found } = await dryRun(gzipSync(dumpOf(shop())), undefined, 'dump.sql.gz')
  expect(counts(found)).toEqual(asFound)
  const korean = Buffer.concat([
    Buffer.from('SET NAMES euckr;\nCREATE TABLE `yc5_shop_category` (\n  `ca_id` x,\n  `ca_name` x,\n);\n'),
    Buffer.from("CREATE TABLE `yc5_shop_item` (\n  `it_id` x\n);\nINSERT INTO `yc5_shop_category` VALUES ('10','"),
    Buffer.from([0xc4, 0xb5, 0xb5, 0xe9]),
    Buffer.from("');"),
  ])
  const { staff, id } = await dryRun(korean)
  await staff.staffMoves.apply({ params: { move_id: id } })
  await applyWaiting(ctx)
  expect((await db.select().from(categoryTable)).map(({ name }) => name)).toEqual(['캔들'])
})

test('the report lists every reason as a table, and what was read of people is forgotten', async () => {
  const { staff, done } = await moveIn(dumpOf(shop()))
  const report = (await app.inject({ url: `/api/v1/staff/moves/${done.id}/report`, cookies: await cookiesOf('mover') }))
    .body
  expect(report).toContain('gone')
  expect(report).not.toContain('suji@example.com')
  await staff.staffMoves.remove({ params: { move_id: done.id } })
  expect(await db.$count(moveTable)).toBe(0)
  expect(await db.$count(redirectTable)).toBeGreaterThan(0)
})

const cookiesOf = async (mb_id: string) => (await browserOf({ database, secret, mb_id })).cookies

/** An archive of data/item with one picture. */
async function pictures() {
  return zipOf('data/item/1404180134/first.png', await photograph())
}

function zipOf(name: string, content: Buffer) {
  const packed = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(8, 8)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(crc32(content), 16)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(Buffer.byteLength(name), 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(46 + Buffer.byteLength(name), 12)
  end.writeUInt32LE(30 + Buffer.byteLength(name) + packed.length, 16)
  return Buffer.concat([head, Buffer.from(name), packed, entry, Buffer.from(name), end])
}
