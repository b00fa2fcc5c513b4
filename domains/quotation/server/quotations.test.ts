import { outboxTable } from '@sillage/server-kit/tables.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { orderPermissions } from '../../audit/permissions.ts'
import { auditTable } from '../../audit/server/tables.ts'
import { tierPriceTable } from '../../catalog/server/offer-tables.ts'
import { productTable } from '../../catalog/server/tables.ts'
import { givenProduct, variantOf } from '../../catalog/testing/products.ts'
import { memberTable } from '../../member/server/tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { rateLimits } from '../../rate-limits.ts'
import { rebuildSearch } from '../../search/server/rebuild.ts'
import { testShop } from '../../testing.ts'
import { draftOf, givenSent } from '../testing/quotations.ts'
import { wordsOf } from '../testing/words-of-pdf.ts'
import { expireQuotations } from './expire.ts'
import { quotationEventTable, quotationLineTable, quotationTable } from './tables.ts'

const shop = await testShop()
const { ctx, db } = shop
beforeEach(shop.empty)

const tenPercentFrom = (min_quantity: number) =>
  db.insert(tierPriceTable).values({ product_id: 1, grade: 'general', min_quantity, percent: 10 })

test('a draft costs what the shop asks, with the way there, and is written again under its key', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000, stock: 1 })
  await tenPercentFrom(10)
  const guest = await shop.as()
  const draft = draftOf([{ variant_id: await variantOf(db, 1), quantity: 2 }])
  const first = await guest.quotation.save({ body: draft })
  expect(first).toMatchObject({ state: 'draft', version: 0, goods_amount: 40_000, shipping_amount: 3_000 })
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 10 }]
  // At once, as from two tabs.
  const again = await Promise.all([1, 2].map(() => guest.quotation.save({ body: { ...draft, lines } })))
  expect(again.map(({ id }) => id)).toEqual([first.id, first.id])
  // More than there is today may well be asked for.
  expect(again[0]).toMatchObject({ goods_amount: 180_000, shipping_amount: 0, total_amount: 180_000, last_day: null })
  expect(again[0]?.lines).toMatchObject([{ quantity: 10, unit_amount: 18_000, list_amount: 20_000, amount: 180_000 }])
  expect(await db.$count(quotationTable)).toBe(1)
})

test('the cart becomes a quotation as it is chosen there, and stays a cart', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  await givenProduct(ctx, { id: 2, price_krw: 30_000 })
  const hana = await shop.as('hana')
  for (const id of [1, 2])
    await hana.cart.add({ body: { lines: [{ variant_id: await variantOf(db, id), quantity: 2 }] } })
  const [first] = (await hana.cart.show()).lines
  await hana.cart.change({ params: { line_id: first?.id ?? 0 }, body: { selected: false } })
  const { email, consent: _, ...draft } = draftOf([])
  const made = await hana.quotation.save({ body: { ...draft, from: 'cart' } })
  expect(made).toMatchObject({ source: 'cart', total_amount: 60_000, email: 'hana@example.com' })
  expect((await hana.cart.show()).lines).toHaveLength(2)
  expect((await hana.quotation.list({ query: {} })).data).toMatchObject([{ id: made.id, state: 'draft' }])
})

test('a line says where its product is, for as long as it has a page', async () => {
  await givenProduct(ctx, { id: 1 })
  await givenProduct(ctx, { id: 2, kind: 'class' })
  const lines = await Promise.all([1, 2].map(async (id) => ({ variant_id: await variantOf(db, id), quantity: 2 })))
  const guest = await shop.as()
  const { id, view_key, ...saved } = await guest.quotation.save({ body: draftOf(lines) })
  expect(saved.lines).toMatchObject([{ kind: 'goods' }, { kind: 'class' }])
  await db.update(productTable).set({ visible: false }).where(eq(productTable.id, 1))
  const shown = await guest.quotation.show({ params: { quotation_id: id }, query: { view_key } })
  expect(shown.lines).toMatchObject([{ kind: null }, { kind: 'class' }])
})

test('a pasted list is read line by line: what is found, and what is not, is told', async () => {
  await givenProduct(ctx, { id: 1, name: '무화과 그늘', name_en: 'Fig Shade' })
  await givenProduct(ctx, { id: 2, name: '비 갠 편백', name_en: 'Hinoki' })
  await givenProduct(ctx, { id: 3, name: '숨은 것', visible: false })
  await rebuildSearch(ctx, [1, 2, 3])
  const text = 'sku-2 40\n무화과그늘 12개\nhinoki x 3\n숨은 것 1\n없는 향초 5\n무화과 그늘 0'
  const { lines } = await (await shop.as()).quotation.read({ body: { text } })
  expect(lines.map(({ found, quantity, problem }) => [found?.product_id ?? null, quantity, problem])).toEqual([
    [2, 40, null],
    [1, 12, null],
    [2, 3, null],
    [null, 1, 'not_found'],
    [null, 5, 'not_found'],
    [null, 0, 'quantity'],
  ])
})

test('one visitor cannot have lists read without end: each line is a search', async () => {
  const guest = await shop.as()
  const read = () => guest.quotation.read({ body: { text: 'SKU-2 40' } })
  for (let n = 0; n < rateLimits['quotation.read'].person.times; n += 1) await read()
  await expect(read()).rejects.toMatchObject({ status: 429, code: 'too_many' })
})

test('sent to oneself, twice at once, it is one version and one email; its prices are held for fourteen days', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 60_000 })
  const guest = await shop.as()
  const { id, view_key } = await guest.quotation.save({
    body: draftOf([{ variant_id: await variantOf(db, 1), quantity: 1 }]),
  })
  const asked = { params: { quotation_id: id }, query: { view_key } }
  await db.update(productTable).set({ price_krw: 50_000 })
  const sent = await Promise.all([1, 2, 3].map(() => guest.quotation.send(asked)))
  expect(new Set(sent.map(({ version }) => version))).toEqual(new Set([1]))
  expect(sent[0]).toMatchObject({ state: 'sent', total_amount: 50_000, request_key: null })
  await db.update(productTable).set({ price_krw: 99_000 })
  const shown = await guest.quotation.show(asked)
  expect(shown).toMatchObject({ total_amount: 50_000, lines: [{ unit_amount: 50_000 }] })
  const days = (Date.parse(shown.last_day ?? '') - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000
  expect([14, 15]).toContain(days) // Seoul may be a day ahead
  const emails = await db.select().from(outboxTable).orderBy(outboxTable.id)
  expect(emails).toMatchObject([
    { template: 'quotation.sent', channel: 'mail', recipient: 'hana@example.com' },
    { template: 'quotation.sent', channel: 'alimtalk' },
  ])
  expect(JSON.stringify(emails[0]?.payload)).toContain(`/shop/quotation?id=${id}&key=`)
})

test('a quotation is opened by its member or its key, and by no one else', async () => {
  await givenProduct(ctx, { id: 1 })
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 1 }]
  const hana = await shop.as('hana')
  const { params } = await givenSent(hana, lines)
  const none = { params, query: {} }
  expect(await hana.quotation.show(none)).toMatchObject({ company: '달밤 공방' })
  for (const stranger of [await shop.as(), await shop.as('duri')])
    for (const attempt of [
      () => stranger.quotation.show(none),
      () => stranger.quotation.send(none),
      () => stranger.quotation.decline(none),
      () => stranger.quotation.pdf(none),
      () => stranger.quotation.accept({ ...none, body: { version: 1 } }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
})

test('the document is a PDF that says what was sent; a draft has none', async () => {
  await givenProduct(ctx, { id: 1, name: '무화과 그늘', price_krw: 60_000 })
  const guest = await shop.as()
  const draft = draftOf([{ variant_id: await variantOf(db, 1), quantity: 2 }])
  const { id, view_key } = await guest.quotation.save({ body: draft })
  const url = `/api/v1/quotations/${id}/pdf?view_key=${view_key}`
  expect((await shop.app.inject({ url })).statusCode).toBe(409)
  const { quotation_no } = await guest.quotation.send({ params: { quotation_id: id }, query: { view_key } })
  const reply = await shop.app.inject({ url })
  expect(reply.headers['content-type']).toBe('application/pdf')
  const words = wordsOf(reply.rawPayload)
  const [row] = await db.select().from(quotationTable)
  for (const text of [quotation_no, '달밤 공방', '무화과 그늘', '₩120,000', `/verify/${row?.verify_code}`])
    expect(words).toContain(text)
})

test('anyone who holds the document sees that it is ours, and nothing of whom it is for', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 60_000 })
  const guest = await shop.as()
  const draft = draftOf([{ variant_id: await variantOf(db, 1), quantity: 1 }])
  const { id, view_key } = await guest.quotation.save({ body: draft })
  const [row] = await db.select().from(quotationTable)
  const verify = () => guest.quotation.verify({ params: { code: row?.verify_code ?? '' } })
  expect(await verify()).toEqual({ quotation: null })
  await guest.quotation.send({ params: { quotation_id: id }, query: { view_key } })
  const proved = await verify()
  expect(proved.quotation).toMatchObject({ state: 'sent', version: 1, total_amount: 60_000 })
  expect(JSON.stringify(proved)).not.toMatch(/달밤|하나|010|hana/)
  expect(await guest.quotation.verify({ params: { code: 'nothing' } })).toEqual({ quotation: null })
})

test('all of it or a part is accepted; a price for many is not given for few', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  await givenProduct(ctx, { id: 2, price_krw: 30_000 })
  await tenPercentFrom(10)
  const guest = await shop.as()
  const { params, query, quotation } = await givenSent(guest, [
    { variant_id: await variantOf(db, 1), quantity: 12 },
    { variant_id: await variantOf(db, 2), quantity: 4 },
  ])
  const [many, few] = quotation.lines.map(({ id }) => id)
  const accept = (lines?: { line_id: number; quantity: number }[], version = 1) =>
    guest.quotation.accept({ params, query, body: { version, ...(lines && { lines }) } })
  await expect(accept([{ line_id: many ?? 0, quantity: 9 }])).rejects.toMatchObject({ status: 422, code: 'tier' })
  await expect(accept([{ line_id: few ?? 0, quantity: 5 }])).rejects.toMatchObject({ status: 422 })
  await expect(accept([])).rejects.toMatchObject({ status: 422 })
  await expect(accept(undefined, 2)).rejects.toMatchObject({ status: 409 })
  expect(await accept([{ line_id: few ?? 0, quantity: 3 }])).toMatchObject({ state: 'accepted' })
  await accept([{ line_id: few ?? 0, quantity: 3 }])
  expect(await db.$count(quotationEventTable, eq(quotationEventTable.kind, 'accepted'))).toBe(1)
  const all = await accept()
  expect(all.lines.map(({ accepted_quantity }) => accepted_quantity)).toEqual([12, 4])
})

test('past its day it is accepted no more; the job ends it and forgets old drafts', async () => {
  await givenProduct(ctx, { id: 1 })
  const lines = [{ variant_id: await variantOf(db, 1), quantity: 1 }]
  const guest = await shop.as()
  const { params, query } = await givenSent(guest, lines)
  await guest.quotation.save({ body: draftOf(lines) })
  await db.update(quotationTable).set({ valid_until: new Date() }).where(eq(quotationTable.state, 'sent'))
  await expect(guest.quotation.accept({ params, query, body: { version: 1 } })).rejects.toMatchObject({
    status: 409,
    code: 'expired',
  })
  await db.execute(sql`update quotation set created_at = now() - interval '31 days'`)
  await expireQuotations(ctx)
  expect(await db.select().from(quotationTable)).toMatchObject([{ state: 'expired' }])
  expect(await db.$count(quotationEventTable, eq(quotationEventTable.kind, 'expired'))).toBe(1)
  // A year later no one needs to know whose it was.
  await expireQuotations(ctx)
  expect(await db.select().from(quotationTable)).toMatchObject([{ email: 'hana@example.com' }])
  await db.execute(sql`update quotation set settled_at = now() - interval '366 days'`)
  await expireQuotations(ctx)
  expect(await db.select().from(quotationTable)).toMatchObject([{ email: '', name: '', hp: '', total_amount: 45_000 }])
})

test('a visitor asks for a lot: what can be read is on the draft, and those who answer hear of it', async () => {
  await givenProduct(ctx, { id: 1, name: '무화과 그늘', price_krw: 20_000 })
  await shop.as('clerk', { permissions: ['quotations'] })
  await shop.as('other', { permissions: [...orderPermissions] })
  const { lines: _, ...asked } = draftOf([])
  const body = { ...asked, list: '무화과 그늘 500\n향이 나는 무언가 3', memo: '12월까지' }
  const guest = await shop.as()
  await expect(guest.quotation.request({ body: { ...body, consent: false } })).rejects.toMatchObject({ status: 422 })
  const replies = await Promise.all([1, 2].map(() => guest.quotation.request({ body })))
  expect(new Set(replies.map(({ quotation_no }) => quotation_no)).size).toBe(1)
  expect(await db.select().from(quotationTable)).toMatchObject([
    { source: 'bulk_request', state: 'draft', memo: '무화과 그늘 500\n향이 나는 무언가 3\n\n12월까지' },
  ])
  expect(await db.select().from(quotationLineTable)).toMatchObject([{ product_id: 1, quantity: 500 }])
  expect(await db.select().from(notificationTable)).toMatchObject([{ mb_id: 'clerk' }])
  expect(await db.select().from(outboxTable).orderBy(outboxTable.id)).toMatchObject([
    { template: 'quotation.requested', channel: 'mail', recipient: asked.email },
    { template: 'quotation.requested', channel: 'alimtalk', recipient: asked.hp },
  ])
})

test('staff write the next version at a price of their own; the document stays until it is sent, and all is written down', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  const hana = await shop.as('hana')
  await db.update(memberTable).set({ grade: 'wholesale' })
  const clerk = await shop.as('clerk', { permissions: ['quotations'] })
  const variant_id = await variantOf(db, 1)
  const { params } = await givenSent(hana, [{ variant_id, quantity: 5 }])
  const lines = [{ variant_id, quantity: 10, unit_amount: 15_000 }]
  const changed = await clerk.staffQuotations.change({ params, body: { lines, reason: '연말 약속' } })
  expect(changed).toMatchObject({ version: 1, total_amount: 100_000, prepared: { total_amount: 150_000 } })
  expect(await hana.quotation.show({ params, query: {} })).toMatchObject({ version: 1, total_amount: 100_000 })
  await hana.quotation.accept({ params, query: {}, body: { version: 1 } })
  const sent = await clerk.staffQuotations.send({ params, query: {} })
  expect(sent).toMatchObject({ version: 2, state: 'sent', total_amount: 150_000, prepared: null })
  const shown = await hana.quotation.show({ params, query: {} })
  expect(shown.lines).toMatchObject([{ unit_amount: 15_000, quantity: 10, accepted_quantity: null }])
  expect(JSON.stringify(shown)).not.toContain('연말 약속')
  // Both versions keep their lines.
  expect(await db.$count(quotationLineTable)).toBe(2)
  const line_id = shown.lines[0]?.id ?? 0
  await expect(
    hana.quotation.accept({ params, query: {}, body: { version: 2, lines: [{ line_id, quantity: 9 }] } }),
  ).rejects.toMatchObject({ status: 422 })
  await clerk.staffQuotations.decline({ params, body: { reason: '재료가 없어요.' } })
  expect((await clerk.staffQuotations.list({ query: { state: 'declined' } })).data).toMatchObject([{ name: '김하나' }])
  await expect(clerk.staffQuotations.send({ params, query: {} })).rejects.toMatchObject({ status: 409 })
  const audit = await db.select().from(auditTable)
  expect(audit.map(({ action, mb_id }) => [action, mb_id])).toEqual([
    ['quotation.change', 'clerk'],
    ['quotation.send', 'clerk'],
    ['quotation.decline', 'clerk'],
  ])
})

test('two people write one quotation: the second is told, and nothing unseen is sent', async () => {
  await givenProduct(ctx, { id: 1, price_krw: 20_000 })
  const clerk = (await shop.as('clerk', { permissions: ['quotations'] })).staffQuotations
  const other = (await shop.as('mina', { permissions: ['quotations'] })).staffQuotations
  const variant_id = await variantOf(db, 1)
  const { params } = await givenSent(await shop.as('hana'), [{ variant_id, quantity: 5 }])
  const lastOf = ({ events }: { events: { id: number }[] }) => events.at(-1)?.id ?? 0
  const seen = lastOf(await clerk.show({ params }))
  const write = (staff: typeof clerk, quantity: number, based_on: number) =>
    staff.change({ params, body: { lines: [{ variant_id, quantity }], reason: '요청', based_on } })
  const theirs = await write(other, 7, seen)
  await expect(write(clerk, 9, seen)).rejects.toMatchObject({ status: 409, code: 'outdated' })
  await expect(clerk.send({ params, query: { based_on: seen } })).rejects.toMatchObject({ code: 'outdated' })
  const mine = await write(clerk, 9, lastOf(theirs))
  expect(await clerk.send({ params, query: { based_on: lastOf(mine) } })).toMatchObject({
    version: 2,
    versions: [
      { version: 1, lines: [{ quantity: 5 }] },
      { version: 2, lines: [{ quantity: 9, unit_amount: 20_000 }] },
    ],
  })
})
