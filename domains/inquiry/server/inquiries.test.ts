import { readdir } from 'node:fs/promises'
import { removeOrphans } from '@sillage/server-kit/stored-files.ts'
import { jobTable, outboxTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, hostileFiles, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import { type Api, twoMembersAndAClerk } from '../../testing-people.ts'
import type { Inquiry } from '../contract.ts'
import { type InquiryState, inquiryMoves, inquiryStates } from '../words.ts'
import { inquiryTable } from './tables.ts'

const shop = await testShop()
let hana: Api
let other: Api
let clerk: Api

beforeEach(async () => {
  ;({ hana, other, clerk } = await twoMembersAndAClerk(shop, 'inquiries'))
})

const question = { topic: 'delivery', title: '언제 오나요', body: '아직 못 받았어요.' } as const
const ask = async () => hana.inquiry.create({ body: { ...question, files: [await photo('상자.jpg')] } })
const photo = async (name: string) => fileOf(await photograph(), name)
const lastOf = ({ messages }: Inquiry) => messages.at(-1)?.id ?? 0
const answerTo = (thread: Inquiry, body = '내일 도착해요.') =>
  clerk.inquiry.staff.answer({ params: { id: thread.id }, body: { body, after: lastOf(thread) } })

/** What lies in the store, folders left out. */
const stored = async () => (await readdir(shop.filesDir, { recursive: true })).filter((name) => name.includes('.jpg'))

/** What the workers would do, now. */
async function runRemovals() {
  const jobs = await shop.db.select().from(jobTable).where(eq(jobTable.name, removeOrphans.name))
  for (const { payload } of jobs) await removeOrphans.run(shop.ctx, removeOrphans.payload.parse(payload))
}

test('a question with a photograph is kept, listed and shown to anyone who asked', async () => {
  const inquiry = await ask()
  expect(inquiry).toMatchObject({ topic: 'delivery', title: '언제 오나요', state: 'open', untouched: true })
  expect(inquiry.messages).toMatchObject([
    { from_staff: false, body: '아직 못 받았어요.', files: [{ name: '상자.jpg', type: 'image/jpeg', width: 80 }] },
  ])
  expect(await hana.inquiry.list({ query: {} })).toMatchObject({ total: 1, data: [{ id: inquiry.id, state: 'open' }] })
  expect(await hana.inquiry.show({ params: { id: inquiry.id } })).toEqual(inquiry)
  expect(await stored()).toHaveLength(1)
})

// PDFs are taken here, and a file must be larger than ten megabytes to be too large.
const hostile = (await hostileFiles())
  .filter(({ content }) => !content.toString().startsWith('%PDF-'))
  .map((file) => (file.content.length < 1024 * 1024 ? file : { ...file, content: Buffer.alloc(11 * 1024 * 1024, 1) }))

test.each(hostile)(
  '$what sent with a question leaves neither a question nor a file',
  async ({ content, name, message }) => {
    const sending = hana.inquiry.create({ body: { ...question, files: [fileOf(content, name)] } })
    await expect(sending).rejects.toMatchObject({ status: 422, errors: { files: [message] } })
    expect(await shop.db.$count(inquiryTable)).toBe(0)
    expect(await shop.db.$count(storedFileTable)).toBe(0)
    expect(await readdir(shop.filesDir, { recursive: true })).toEqual(['.unfinished'])
  },
)

test('six files are one too many, also when some are there already', async () => {
  const six = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => photo(`${name}.jpg`)))
  await expect(hana.inquiry.create({ body: { ...question, files: six } })).rejects.toMatchObject({ status: 422 })
  const inquiry = await hana.inquiry.create({ body: { ...question, files: six.slice(0, 4) } })
  const keep = inquiry.messages.flatMap(({ files }) => files.map(({ id }) => id))
  const change = hana.inquiry.change({ params: { id: inquiry.id }, body: { ...question, keep, files: six.slice(4) } })
  await expect(change).rejects.toMatchObject({ status: 422, errors: { files: expect.any(Array) } })
  expect(await stored()).toHaveLength(4)
})

test('somebody else’s question does not exist, whatever is done to it', async () => {
  const { id, messages } = await ask()
  const params = { id }
  const gone = { status: 404 }
  await expect(other.inquiry.show({ params })).rejects.toMatchObject(gone)
  await expect(other.inquiry.change({ params, body: question })).rejects.toMatchObject(gone)
  await expect(other.inquiry.write({ params, body: { body: '나도' } })).rejects.toMatchObject(gone)
  await expect(other.inquiry.close({ params })).rejects.toMatchObject(gone)
  await expect(other.inquiry.remove({ params })).rejects.toMatchObject(gone)
  expect((await other.inquiry.list({ query: {} })).total).toBe(0)
  expect((await hana.inquiry.show({ params })).messages).toEqual(messages)
})

test('a file opens for its owner and for staff of inquiries, and for no one else', async () => {
  const { messages } = await ask()
  const url = messages[0]?.files[0]?.url ?? ''
  const get = async (mb_id?: string) =>
    shop.app.inject({ url, ...(await browserOf(mb_id ? { ...shop, mb_id } : shop)) })
  await shop.as('packer', { permissions: ['orders'] })
  const own = await get('hana')
  expect(own.statusCode).toBe(200)
  expect(own.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('상자.jpg')}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(own.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(own.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect((await get('clerk')).statusCode).toBe(200)
  for (const mb_id of ['other', 'packer']) {
    const refused = await get(mb_id)
    expect(refused.statusCode).toBe(404)
    expect(refused.headers['content-type']).toMatch('application/json')
  }
  expect((await get()).statusCode).toBe(401)
})

test('what is no picture and no PDF is only ever saved', async () => {
  const { messages } = await ask()
  const { id = '', url = '' } = messages[0]?.files[0] ?? {}
  await shop.db.update(storedFileTable).set({ type: 'text/html', name: 'a".html' }).where(eq(storedFileTable.id, id))
  const reply = await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })
  expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''a%22.html")
})

test('an untouched question can be changed, files taken out and put in', async () => {
  const inquiry = await ask()
  const change = { ...question, title: '고친 제목', keep: [], files: [await photo('새.jpg'), await photo('또.jpg')] }
  const changed = await hana.inquiry.change({ params: { id: inquiry.id }, body: change })
  expect(changed).toMatchObject({ title: '고친 제목', untouched: true })
  expect(changed.messages[0]?.files.map(({ name }) => name)).toEqual(['새.jpg', '또.jpg'])
  await runRemovals()
  expect(await stored()).toHaveLength(2)
  const kept = await hana.inquiry.change({
    params: { id: inquiry.id },
    body: { ...question, keep: changed.messages[0]?.files.slice(1).map(({ id }) => id) ?? [] },
  })
  expect(kept.messages[0]?.files.map(({ name }) => name)).toEqual(['또.jpg'])
})

test('a removed question takes its files with it', async () => {
  const { id } = await ask()
  expect(await hana.inquiry.remove({ params: { id } })).toEqual({ message: '문의를 지웠어요.' })
  await runRemovals()
  expect(await stored()).toEqual([])
  await expect(hana.inquiry.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('content that never got its row is removed later, and what has one stays', async () => {
  await ask()
  const [row] = await shop.db.select().from(storedFileTable)
  await runRemovals()
  expect(await stored()).toHaveLength(1)
  await shop.db.delete(storedFileTable)
  await runRemovals()
  expect(await stored()).toEqual([])
  expect(row?.key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{40}\.jpg$/)
})

test('a member is notified of an answer once: in the shop, by email, and in the audit log', async () => {
  await shop.db.update(memberTable).set({ email_proved_at: shop.ctx.now() }).where(eq(memberTable.mb_id, 'hana'))
  const inquiry = await ask()
  const answered = await clerk.inquiry.staff.answer({
    params: { id: inquiry.id },
    body: { body: '내일 도착해요.', after: lastOf(inquiry), files: [await photo('송장.jpg')] },
  })
  expect(answered).toMatchObject({ state: 'answered', untouched: false, mb_id: 'hana' })
  expect((await hana.inquiry.show({ params: { id: inquiry.id } })).messages[1]).toMatchObject({ from_staff: true })
  // The clerk's file is the member's to open.
  const url = answered.messages[1]?.files[0]?.url ?? ''
  const reply = await shop.app.inject({ url, ...(await browserOf({ ...shop, mb_id: 'hana' })) })
  expect(reply.statusCode).toBe(200)
  const link = `/my-page/inquiry/${inquiry.id}/show`
  expect(await shop.db.select().from(notificationTable)).toMatchObject([{ mb_id: 'hana', kind: 'inquiry', link }])
  expect(await shop.db.select().from(outboxTable)).toMatchObject([{ template: 'inquiry.answered', lang: 'kr' }])
  expect(await shop.db.select().from(auditTable)).toMatchObject([
    { mb_id: 'clerk', action: 'inquiry.answer', before: { state: 'open' }, after: { state: 'answered' } },
  ])
})

test('of two answers at once one is kept, the other is told to read first', async () => {
  const inquiry = await ask()
  const answers = await Promise.allSettled([answerTo(inquiry, '하나'), answerTo(inquiry, '둘')])
  const refused = answers.filter((each) => each.status === 'rejected').map(({ reason }) => reason)
  expect(refused).toMatchObject([{ status: 409, code: 'changed_meanwhile' }])
  expect((await hana.inquiry.show({ params: { id: inquiry.id } })).messages).toHaveLength(2)
  expect(await shop.db.$count(notificationTable)).toBe(1)
})

test('what the member added meanwhile is read before it is answered', async () => {
  const inquiry = await ask()
  await hana.inquiry.write({ params: { id: inquiry.id }, body: { body: '주소를 바꿨어요.' } })
  await expect(answerTo(inquiry)).rejects.toMatchObject({ status: 409 })
})

test('a change and an answer at once: the question is never changed under an answer', async () => {
  const inquiry = await ask()
  const [, change] = await Promise.allSettled([
    answerTo(inquiry),
    hana.inquiry.change({ params: { id: inquiry.id }, body: { ...question, title: '바뀐 제목' } }),
  ])
  const { title, state } = await hana.inquiry.show({ params: { id: inquiry.id } })
  if (change.status === 'rejected') expect(change.reason).toMatchObject({ status: 409 })
  expect(state).toBe('answered')
  expect(title).toBe(change.status === 'rejected' ? '언제 오나요' : '바뀐 제목')
})

test('writing again opens an answered question again, and it waits at the end of the line', async () => {
  const inquiry = await ask()
  await answerTo(inquiry)
  const again = await hana.inquiry.write({ params: { id: inquiry.id }, body: { body: '그래도 안 왔어요.' } })
  expect(again).toMatchObject({ state: 'open', untouched: false })
  const { data } = await clerk.inquiry.staff.list({ query: { state: 'open' } })
  expect(data).toMatchObject([{ id: inquiry.id, mb_id: 'hana', mb_name: 'hana' }])
})

/** Does a move over the wire; true where it was allowed. */
async function attempt(move: keyof typeof inquiryMoves, thread: Inquiry) {
  const params = { id: thread.id }
  const actions = {
    change: () => hana.inquiry.change({ params, body: question }),
    remove: () => hana.inquiry.remove({ params }),
    write: () => hana.inquiry.write({ params, body: { body: '더 있어요.' } }),
    close: () => hana.inquiry.close({ params }),
    take: () => clerk.inquiry.staff.take({ params }),
    answer: () => answerTo(thread),
    shut: () => clerk.inquiry.staff.close({ params }),
    reopen: () => clerk.inbox.reopen({ params: { kind: 'inquiry', id: thread.id } }),
  }
  return actions[move]().then(
    () => 'done',
    ({ status }) => status,
  )
}

const moves = Object.keys(inquiryMoves) as (keyof typeof inquiryMoves)[]
const table = inquiryStates.flatMap((state) => moves.map((move) => ({ state, move })))

test.each(table)('$move in the state $state', async ({ state, move }) => {
  const inquiry = await hana.inquiry.create({ body: question })
  await shop.db.update(inquiryTable).set({ state }).where(eq(inquiryTable.id, inquiry.id))
  const to: Partial<Record<InquiryState, InquiryState>> = inquiryMoves[move].to
  expect(await attempt(move, inquiry)).toBe(to[state] ? 'done' : 409)
  const [row] = await shop.db.select().from(inquiryTable).where(eq(inquiryTable.id, inquiry.id))
  expect(row?.state).toBe(move === 'remove' && to[state] ? undefined : (to[state] ?? state))
})

test('each empty field says what it wants', async () => {
  // A topic that is none, as a form without a choice sends it.
  const body = { topic: '' as 'order', title: ' ', body: '' }
  await expect(hana.inquiry.create({ body })).rejects.toMatchObject({
    errors: {
      topic: ['문의 종류를 골라 주세요.'],
      title: ['제목을 입력해 주세요.'],
      body: ['내용을 입력해 주세요.'],
    },
  })
})

test('the next page follows the moment of the last row, also when that row was answered meanwhile', async () => {
  const titles = ['하나', '둘', '셋']
  const asked = []
  for (const title of titles) asked.push(await hana.inquiry.create({ body: { topic: 'other', title, body: '물음' } }))
  const page = await clerk.inquiry.staff.list({ query: { limit: 1 } })
  expect(page.data).toMatchObject([{ title: '하나' }])
  const [first] = asked
  if (!first) throw new Error('nothing was asked')
  await clerk.inquiry.staff.answer({
    params: { id: first.id },
    body: { body: '답', after: first.messages.at(-1)?.id ?? 0 },
  })
  const next = await clerk.inquiry.staff.list({ query: { limit: 5, after: page.next_after ?? '' } })
  expect(next).toMatchObject({ data: [{ title: '둘' }, { title: '셋' }], next_after: null })
  const found = async (query: object) => (await clerk.inquiry.staff.list({ query })).data.map(({ title }) => title)
  expect(await found({ mb_id: 'hana' })).toEqual(['하나', '셋', '둘'])
  expect(await found({ keyword: '둘' })).toEqual(['둘'])
})
