import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../../audit/server/tables.ts'
import { givenProduct } from '../../../catalog/testing/products.ts'
import { notificationTable } from '../../../notification/server/tables.ts'
import { givenLine } from '../../../order/testing/orders.ts'
import { testShop } from '../../../testing.ts'
import type { Api } from '../../../testing-people.ts'
import { inboxCaseTable, inboxNoteTable } from '../inbox-tables.ts'
import { inquiryTable } from '../tables.ts'

const shop = await testShop()
let hana: Api
let clerk: Api
let colleague: Api

beforeEach(async () => {
  await shop.empty()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: ['inquiries', 'reviews'] })
  colleague = await shop.as('colleague', { permissions: ['inquiries'] })
  await givenProduct(shop.ctx, { id: 7 })
})

const ask = async (title = '언제 오나요') => {
  const { id } = await hana.inquiry.create({ body: { topic: 'delivery', title, body: '아직 못 받았어요.' } })
  return { kind: 'inquiry', id } as const
}
const question = async () => {
  const { id } = await hana.productInquiry.create({ body: { product_id: 7, body: '향이 진한가요?', secret: false } })
  return { kind: 'product', id } as const
}
const review = async (stars: number) => {
  const order_line_id = await givenLine(shop.ctx, { mb_id: 'hana', product_id: 7 })
  const { id } = await hana.review.create({ body: { order_line_id, stars, body: '심지가 자꾸 꺼져서 아쉬워요.' } })
  return { kind: 'review', id } as const
}
const titles = async (query: object, as = clerk) =>
  (await as.inbox.list({ query })).data.map(({ kind, id }) => `${kind} ${id}`)
const nameOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`
const seenOf = async (params: Awaited<ReturnType<typeof ask>> | Awaited<ReturnType<typeof question>>) =>
  (await clerk.inbox.show({ params })).seen

test('whatever customers write waits in one list, the oldest first; a happy review waits for nothing', async () => {
  const poor = await review(2)
  const inquiry = await ask()
  const about = await question()
  const happy = await review(5)
  expect(await titles({})).toEqual([poor, inquiry, about].map(nameOf))
  expect(await titles({ view: 'all' })).toEqual([happy, about, inquiry, poor].map(nameOf))
  expect(await titles({ kind: 'product' })).toEqual([nameOf(about)])
  expect(await titles({ kind: 'class' })).toEqual([])
  expect(await titles({ view: 'all', keyword: '심지' })).toEqual([happy, poor].map(nameOf))
  expect(await titles({ view: 'all', keyword: '못 받았' })).toEqual([nameOf(inquiry)])
  expect(await clerk.inbox.counts()).toEqual({ new: 3, mine: 0, waiting: 3 })
})

test('reviews are shown only to those who may answer them', async () => {
  const poor = await review(1)
  await ask()
  expect(await titles({}, colleague)).toEqual([expect.stringContaining('inquiry')])
  await expect(colleague.inbox.show({ params: poor })).rejects.toMatchObject({ status: 404 })
  await expect(colleague.inbox.close({ params: poor })).rejects.toMatchObject({ status: 404 })
})

test('the pages of three kinds follow each other without a gap or a repetition', async () => {
  const all = [await ask('하나'), await question(), await review(1), await ask('둘'), await question()]
  for (const [view, expected] of [
    ['waiting', all],
    ['all', all.toReversed()],
  ] as const) {
    const found: string[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await clerk.inbox.list({ query: { view, limit: 2, ...(after && { after }) } })
      found.push(...page.data.map(nameOf))
      after = page.next_after
    }
    expect(found).toEqual(expected.map(nameOf))
  }
})

test('a case is taken, passed on and put down; the writer sees that somebody looks at it', async () => {
  const params = await ask()
  await clerk.inbox.assign({ params, body: { mb_id: 'clerk', was: null } })
  expect(await titles({ view: 'mine' })).toEqual([nameOf(params)])
  expect(await titles({ view: 'new' })).toEqual([])
  expect((await hana.inquiry.show({ params })).state).toBe('in_progress')
  const passed = await clerk.inbox.assign({ params, body: { mb_id: 'colleague', was: 'clerk' } })
  expect(passed.assigned).toEqual({ mb_id: 'colleague', mb_name: 'colleague' })
  expect(await shop.db.select().from(notificationTable)).toMatchObject([{ mb_id: 'colleague', kind: 'inquiry' }])
  await colleague.inbox.assign({ params, body: { mb_id: null, was: 'colleague' } })
  expect((await hana.inquiry.show({ params })).state).toBe('open')
  expect(await titles({ view: 'new' })).toEqual([nameOf(params)])
})

test('of two who take a case at once one has it, and the other is told', async () => {
  const params = await question()
  const takes = await Promise.allSettled([
    clerk.inbox.assign({ params, body: { mb_id: 'clerk', was: null } }),
    colleague.inbox.assign({ params, body: { mb_id: 'colleague', was: null } }),
  ])
  expect(takes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(takes.find((each) => each.status === 'rejected')?.reason).toMatchObject({ status: 409 })
  expect(await shop.db.$count(inboxCaseTable)).toBe(1)
})

test('nobody is given a case who could not open it', async () => {
  await shop.as('packer', { permissions: ['shipments'] })
  const params = await ask()
  const given = clerk.inbox.assign({ params, body: { mb_id: 'packer', was: null } })
  await expect(given).rejects.toMatchObject({ status: 404 })
  expect((await clerk.inbox.colleagues()).data.map(({ mb_id }) => mb_id)).toEqual(['clerk', 'colleague'])
})

test('an answer ends the waiting, is given once, and makes the case the answerer’s', async () => {
  for (const params of [await ask(), await question(), await review(3)]) {
    const { seen } = await clerk.inbox.show({ params })
    const answer = { params, body: { body: '확인하고 있어요.', seen, close: false } }
    const answered = await clerk.inbox.answer(answer)
    expect(answered).toMatchObject({ state: 'answered', left_minutes: null, assigned: { mb_id: 'clerk' } })
    expect(answered.messages.map(({ by }) => by)).toEqual(['customer', 'shop'])
    await expect(clerk.inbox.answer(answer)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
  }
  expect(await titles({})).toEqual([])
  expect(await titles({ view: 'answered' })).toHaveLength(3)
})

test('an inquiry is answered and ended in one step, with a file', async () => {
  const params = await ask()
  const body = {
    body: '오늘 나가요.',
    seen: await seenOf(params),
    close: true,
    files: [fileOf(await photograph(), '송장.jpg')],
  }
  expect(await clerk.inbox.answer({ params, body })).toMatchObject({ state: 'closed' })
  const about = await question()
  const refused = clerk.inbox.answer({ params: about, body: { ...body, seen: 0 } })
  await expect(refused).rejects.toMatchObject({ status: 422, errors: { files: [expect.any(String)] } })
})

test('what was ended is opened again and waits from now on', async () => {
  for (const params of [await ask(), await question(), await review(1)]) {
    expect(await clerk.inbox.close({ params })).toMatchObject({ state: 'closed', waited_minutes: null })
    await expect(clerk.inbox.close({ params })).rejects.toMatchObject({ status: 409 })
    expect(await clerk.inbox.reopen({ params })).toMatchObject({ state: 'open', waited_minutes: expect.any(Number) })
    await expect(clerk.inbox.reopen({ params })).rejects.toMatchObject({ status: 409 })
  }
})

test('the clock counts opening hours from the first message without an answer', async () => {
  const params = await ask()
  // A Friday afternoon in Seoul, looked at on Monday morning.
  const waiting_since = new Date('2026-11-13T17:00:00+09:00')
  await shop.db.update(inquiryTable).set({ waiting_since }).where(eq(inquiryTable.id, params.id))
  await hana.inquiry.write({ params, body: { body: '아직인가요?' } })
  const [row] = await shop.db.select().from(inquiryTable).where(eq(inquiryTable.id, params.id))
  expect(row?.waiting_since).toEqual(waiting_since)
  const shown = await clerk.inbox.show({ params })
  expect((shown.waited_minutes ?? 0) + (shown.left_minutes ?? 0)).toBe(240)
  await clerk.inbox.answer({ params, body: { body: '네.', seen: shown.seen } })
  await hana.inquiry.write({ params, body: { body: '고마워요, 그런데요.' } })
  expect((await clerk.inbox.show({ params })).waited_minutes).toBeLessThan(2)
})

test('notes are for staff: the writer never sees them, and they go with the case', async () => {
  const params = await ask()
  const { messages } = await clerk.inbox.note({ params, body: { body: '두 번째 파손이에요.' } })
  expect(messages).toMatchObject([
    { by: 'customer', author: 'hana' },
    { by: 'note', author: 'clerk', body: '두 번째 파손이에요.' },
  ])
  expect(JSON.stringify(await hana.inquiry.show({ params }))).not.toContain('파손')
  expect((await shop.db.select().from(auditTable)).map(({ action }) => action)).toEqual(['inbox.note'])
  await shop.db.delete(inquiryTable)
  expect(await shop.db.$count(inboxNoteTable)).toBe(0)
})

test('a template is filled with what is known of the customer, and changed by one at a time', async () => {
  await expect(
    clerk.answerTemplates.add({ body: { title: '환불', body: '{이름} 님, {날씨}가 좋네요.' } }),
  ).rejects.toMatchObject({ status: 422, errors: { body: [expect.any(String)] } })
  const texts = { title: '환불 일정', body: '{이름} 님, {주문번호} 환불은 3–5일 걸려요.', body_en: 'Hello {name}' }
  const { id, version } = await clerk.answerTemplates.add({ body: texts })
  const change = { ...texts, title: '환불', based_on: version }
  await clerk.answerTemplates.change({ params: { id }, body: change })
  const late = clerk.answerTemplates.change({ params: { id }, body: change })
  await expect(late).rejects.toMatchObject({ status: 409 })
  expect((await clerk.answerTemplates.list()).data).toMatchObject([{ title: '환불', version: 2 }])
  const { values } = await clerk.inbox.show({ params: await ask() })
  expect(values).toMatchObject({ name: 'hana', staff: 'clerk', phone: '1800-8914' })
  await clerk.answerTemplates.remove({ params: { id } })
  expect((await clerk.answerTemplates.list()).data).toEqual([])
})
