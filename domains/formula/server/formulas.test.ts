import { addDays } from '@sillage/kit/time.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { productTable } from '../../catalog/server/tables.ts'
import { formulaData } from '../../formula/server/personal-data.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import { draftOf, givenMaterial } from '../testing/formulas.ts'
import { dropDeletedFormulas } from './keep.ts'
import { formulaLineTable, formulaTable, formulaVersionTable } from './tables.ts'

const shop = await testShop()
let [hana, other]: [Api, Api] = [await shop.as('hana'), await shop.as('other')]
let wax = 0
let fig = 0

beforeEach(async () => {
  ;({ hana, other } = await twoMembersAndAClerk(shop, 'formulas'))
  const free = { product_id: 1, kind: 'candle', limit: 10_000, source: '한도 없음' } as const
  const limit = { product_id: 2, kind: 'candle', limit: 800, source: 'IFRA 51' } as const
  const sizes = [{ name: '100 g', krw: 10_000 }]
  ;[wax = 0] = await givenMaterial(shop.ctx, { id: 1, name: '왁스', sizes, limits: [free], composition: [] })
  ;[fig = 0] = await givenMaterial(shop.ctx, { id: 2, name: '무화과', sizes, limits: [limit], drop_mg: 40 })
})

const half = (variant_id: number | null, amount = 5_000, name = '') =>
  ({ variant_id, unit: 'percent', amount, name }) as const
const create = (lines = [half(wax, 9_200), half(fig, 800)]) => hana.formula.create({ body: draftOf(lines) })
const of = (formula_id: number) => ({ params: { formula_id } })
const bodyOf = (based_on: number, lines = [half(wax, 9_000), half(fig, 1_000)], name = '저녁 캔들') => {
  const { request_key: _, ...content } = draftOf(lines, { name })
  return { based_on, ...content }
}

test('a formula says what its lines weigh, and whether that is allowed, and by whom', async () => {
  const { shown } = await create([half(wax, 9_000), half(fig, 900), half(null, 100, '쑥 오일')])
  expect(shown.lines.map(({ mg, verdict, limit, source, name }) => [name, mg, verdict, limit, source])).toEqual([
    ['왁스', 270_000, 'green', 10_000, '한도 없음'],
    ['무화과', 27_000, 'red', 800, 'IFRA 51'],
    ['쑥 오일', 3_000, 'amber', null, ''],
  ])
  expect(shown).toMatchObject({ total_mg: 300_000, rest_mg: 0, percent: 10_000, verdict: 'red' })
})

test('made into something else, no one knows what is allowed', async () => {
  const { shown } = await hana.formula.create({ body: { ...draftOf([half(wax)]), kind: 'perfume' } })
  expect(shown.lines[0]).toMatchObject({ verdict: 'amber', limit: null })
})

test('the same draft is the same formula, also sent twice at once', async () => {
  const body = draftOf([half(wax)])
  const [one, two] = await Promise.all([hana.formula.create({ body }), hana.formula.create({ body })])
  expect(one.id).toBe(two.id)
  expect((await hana.formula.list({ query: {} })).data).toHaveLength(1)
})

test('other lines are a new version, and the one before stays as it was', async () => {
  const { id, revision } = await create()
  const changed = await hana.formula.change({ ...of(id), body: bodyOf(revision) })
  expect([changed.version, changed.revision]).toEqual([2, 2])
  const first = await hana.formula.show({ ...of(id), query: { version: 1 } })
  expect(first.shown.lines.map(({ amount }) => amount)).toEqual([9_200, 800])
  // Sent once more, as after a lost answer: nothing changes.
  expect((await hana.formula.change({ ...of(id), body: bodyOf(revision) })).version).toBe(2)
})

test('another name is no new version', async () => {
  const { id, revision } = await create()
  const renamed = await hana.formula.rename({ ...of(id), body: { based_on: revision, name: '새벽' } })
  expect(renamed).toMatchObject({ name: '새벽', version: 1, revision: 2 })
})

test('of two edits at once one counts, and the other is told', async () => {
  const { id, revision } = await create()
  const edits = [1_000, 2_000, 3_000].map((amount) =>
    hana.formula.change({ ...of(id), body: bodyOf(revision, [half(wax, 5_000), half(fig, amount)]) }),
  )
  const done = await Promise.allSettled(edits)
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const each of done)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ status: 409, code: 'overtaken' })
  expect(await shop.db.$count(formulaVersionTable)).toBe(2)
})

test('an old tab neither renames nor restores over what is newer', async () => {
  const { id, revision } = await create()
  await hana.formula.change({ ...of(id), body: bodyOf(revision) })
  const overtaken = { status: 409, code: 'overtaken' }
  await expect(hana.formula.rename({ ...of(id), body: { based_on: revision, name: '옛' } })).rejects.toMatchObject(
    overtaken,
  )
  const restoring = { ...of(id), body: { based_on: revision, version: 1 } }
  await expect(hana.formula.restore(restoring)).rejects.toMatchObject(overtaken)
})

test('an old version comes back as the newest', async () => {
  const { id, revision } = await create()
  await hana.formula.change({ ...of(id), body: bodyOf(revision) })
  const restored = await hana.formula.restore({ ...of(id), body: { based_on: 2, version: 1 } })
  expect(restored).toMatchObject({ version: 3, shown: { restored_from: 1 } })
  expect(restored.shown.lines.map(({ amount }) => amount)).toEqual([9_200, 800])
  expect(restored.versions.map(({ number }) => number)).toEqual([3, 2, 1])
  await expect(hana.formula.restore({ ...of(id), body: { based_on: 3, version: 9 } })).rejects.toMatchObject({
    status: 404,
  })
})

test('two versions are compared line by line', async () => {
  const { id, revision } = await create([half(wax, 9_000), half(fig, 600), half(null, 400, '쑥')])
  await hana.formula.change({
    ...of(id),
    body: bodyOf(revision, [half(wax, 9_000), half(fig, 800), half(null, 200, '차')]),
  })
  const { lines } = await hana.formula.compare({ ...of(id), query: { from: 1, to: 2 } })
  expect(
    lines.map(({ name, change, share_difference, mg_difference }) => [name, change, share_difference, mg_difference]),
  ).toEqual([
    ['왁스', 'same', 0, 0],
    ['무화과', 'changed', 200, 6_000],
    ['차', 'added', 200, 6_000],
    ['쑥', 'removed', -400, -12_000],
  ])
})

test('pages of the list follow each other without a gap', async () => {
  for (let count = 0; count < 14; count += 1) await create()
  const first = await hana.formula.list({ query: {} })
  expect(first.data).toHaveLength(12)
  const second = await hana.formula.list({ query: { before: first.next ?? 0 } })
  expect(second).toMatchObject({ next: null })
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(14)
  expect(first.data[0]).toMatchObject({ line_count: 2, batch_mg: 300_000, shared: false })
})

test('what was deleted is gone, comes back, and after a month is gone for good', async () => {
  const { id } = await create()
  const { share_token } = await hana.formula.share({ ...of(id), body: { shared: true } })
  await hana.formula.remove(of(id))
  await expect(hana.formula.show({ ...of(id), query: {} })).rejects.toMatchObject({ status: 404 })
  await expect(hana.formula.shared.show({ params: { token: share_token ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await hana.formula.list({ query: {} })).data).toEqual([])
  await expect(other.formula.putBack(of(id))).rejects.toMatchObject({ status: 404 })
  expect((await hana.formula.putBack(of(id))).id).toBe(id)
  expect((await hana.formula.putBack(of(id))).id).toBe(id)

  await hana.formula.remove(of(id))
  await dropDeletedFormulas(shop.ctx)
  expect(await shop.db.$count(formulaTable)).toBe(1)
  await dropDeletedFormulas({ ...shop.ctx, now: () => addDays(new Date(), 31) })
  expect([await shop.db.$count(formulaTable), await shop.db.$count(formulaLineTable)]).toEqual([0, 0])
})

test('a link is read by anyone who holds it, says nothing of whose it is, and dies when it is turned off', async () => {
  const { id } = await hana.formula.create({ body: { ...draftOf([half(wax)]), note: '하나만의 비밀' } })
  const on = () => hana.formula.share({ ...of(id), body: { shared: true } })
  const { share_token } = await on()
  expect((await on()).share_token).toBe(share_token)
  expect(share_token).toMatch(/^[\w-]{32}$/)
  const visitor = await shop.as()
  const token = share_token ?? ''
  const shared = await visitor.formula.shared.show({ params: { token } })
  expect(shared).toMatchObject({ name: '저녁 캔들', shown: { lines: [{ name: '왁스' }] } })
  expect(JSON.stringify(shared)).not.toMatch(/hana|비밀|revision|token/)

  await hana.formula.share({ ...of(id), body: { shared: false } })
  await expect(visitor.formula.shared.show({ params: { token } })).rejects.toMatchObject({ status: 404 })
  expect((await on()).share_token).not.toBe(share_token)
  await expect(visitor.formula.shared.show({ params: { token } })).rejects.toMatchObject({ status: 404 })
})

test("another's formula is not found, whatever is tried", async () => {
  const { id, revision } = await create()
  const tried = [
    other.formula.show({ ...of(id), query: {} }),
    other.formula.change({ ...of(id), body: bodyOf(revision) }),
    other.formula.rename({ ...of(id), body: { based_on: revision, name: '내 것' } }),
    other.formula.restore({ ...of(id), body: { based_on: revision, version: 1 } }),
    other.formula.compare({ ...of(id), query: { from: 1, to: 1 } }),
    other.formula.share({ ...of(id), body: { shared: true } }),
    other.formula.cost({ ...of(id), query: {} }),
    other.formula.buy({ ...of(id), body: {} }),
    other.formula.remove(of(id)),
  ]
  for (const each of await Promise.allSettled(tried)) expect(each).toMatchObject({ reason: { status: 404 } })
  expect(await hana.formula.show({ ...of(id), query: {} })).toMatchObject({ revision: 1, share_token: null })
})

const hostile = [
  ['more than all of it', [half(1, 6_000), half(1, 4_001)]],
  ['nothing at all', []],
  ['none of it', [half(1, 0)]],
  ['less than nothing', [half(1, -5)]],
  ['a part of a hundredth', [half(1, 0.5)]],
  ['a number that is none', [half(1, Number.NaN)]],
  ['a material without a name', [half(null, 1, '  ')]],
  ['a variant nobody has', [half(2_000_000, 1)]],
  ['too many lines', Array.from({ length: 61 }, () => half(null, 1, '쑥'))],
  ['too long a name', [half(null, 1, '쑥'.repeat(81))]],
  ['too many drops', [{ variant_id: null, name: '쑥', unit: 'drops', amount: 100_001 } as const]],
] as const

test.each(hostile)('%s is refused in words, and nothing is written', async (_, lines) => {
  const sent = lines.map((line) => ({ ...line, variant_id: line.variant_id === 1 ? wax : line.variant_id }))
  const refused = hana.formula.create({ body: draftOf(sent) })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: expect.anything() })
  expect(await shop.db.$count(formulaTable)).toBe(0)
})

test('what is hidden can no longer be chosen, and stays where it stands', async () => {
  const { id, revision } = await create()
  await shop.db.update(productTable).set({ visible: false }).where(eq(productTable.id, 2))
  await expect(create()).rejects.toMatchObject({ status: 422 })
  const changed = await hana.formula.change({ ...of(id), body: bodyOf(revision) })
  expect(changed.shown.lines[1]).toMatchObject({ name: '무화과', material: { page: null } })
})

test('two hundred versions are enough', async () => {
  const { id } = await create()
  await shop.db.update(formulaTable).set({ version: 200 })
  await shop.db.insert(formulaVersionTable).values({ formula_id: id, number: 200, batch_mg: 300_000 })
  await expect(hana.formula.change({ ...of(id), body: bodyOf(1) })).rejects.toMatchObject({ status: 409, code: 'full' })
})

test('who leaves takes every version along, and the link with them; before, all of it can be read', async () => {
  const { id, revision } = await create()
  await hana.formula.change({ ...of(id), body: bodyOf(revision) })
  const { share_token } = await hana.formula.share({ ...of(id), body: { shared: true } })
  const theirs = await other.formula.create({ body: draftOf([half(wax)]) })
  const person = { mb_id: 'hana', mb_name: '', mb_hp: '', mb_email: '', pseudonym: 'x' }
  const collected = JSON.stringify(await formulaData.collect(shop.ctx, person))
  expect(collected).toMatch(/저녁 캔들.*무화과/)
  expect(collected).not.toContain(share_token)
  await formulaData.erase(shop.ctx, person)
  expect([await shop.db.$count(formulaTable), await shop.db.$count(formulaVersionTable)]).toEqual([1, 1])
  await expect(other.formula.shared.show({ params: { token: share_token ?? '' } })).rejects.toMatchObject({
    status: 404,
  })
  expect((await other.formula.show({ ...of(theirs.id), query: {} })).id).toBe(theirs.id)
})
