import { randomUUID } from 'node:crypto'
import { addDays } from '@sillage/kit/time.ts'
import { outboxTable, storedFileTable } from '@sillage/server-kit/tables.ts'
import { browserOf } from '@sillage/server-kit/testing.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notificationTable } from '../../notification/server/tables.ts'
import { testShop } from '../../testing.ts'
import type { Inquiry } from '../contract.ts'
import { forgetGuests } from './guests.ts'
import { inquiryTable } from './tables.ts'

const shop = await testShop()
type Api = Awaited<ReturnType<typeof shop.as>>
let guest: Api
let hana: Api
let clerk: Api

beforeEach(async () => {
  await shop.empty()
  guest = await shop.as()
  hana = await shop.as('hana')
  clerk = await shop.as('clerk', { permissions: ['inquiries'] })
})

const photo = await photograph()
const asked = {
  name: '이서연',
  hp: '010-2222-3333',
  email: 'seo@example.com',
  people: '8명',
  day: '12월 5일',
  wish: 'group' as const,
  body: '회사 동료들과 캔들을 만들고 싶어요.',
  consent: true,
}
const ask = (api: Api, more: object = {}) =>
  api.classInquiry.ask({ body: { ...asked, request_key: randomUUID(), files: [fileOf(photo, '장소.jpg')], ...more } })
const answer = ({ id, messages }: Inquiry) =>
  clerk.inquiry.staff.answer({
    params: { id },
    body: { body: '열두 자리가 있어요.', after: messages.at(-1)?.id ?? 0, files: [fileOf(photo, '약도.jpg')] },
  })
const open = async (url: string, mb_id?: string) =>
  (await shop.app.inject({ url, ...(await browserOf(mb_id ? { ...shop, mb_id } : shop)) })).statusCode

test('a member’s question is an inquiry of theirs, and its answer comes as a notification', async () => {
  const { id, view_key } = await ask(hana)
  expect(view_key).toBeNull()
  const mine = await hana.inquiry.show({ params: { id } })
  expect(mine).toMatchObject({ topic: 'class', title: '단체 수업 문의', state: 'open' })
  expect(mine.messages[0]?.body).toBe(
    '인원: 8명\n희망 날짜: 12월 5일\n연락처: 010-2222-3333\n\n회사 동료들과 캔들을 만들고 싶어요.',
  )
  expect(mine.messages[0]?.files).toMatchObject([{ name: '장소.jpg' }])
  await answer(mine)
  const reported = await shop.db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'hana'))
  expect(reported).toMatchObject([{ link: `/my-page/inquiry/${id}/show`, title: '문의에 답변이 도착했어요' }])
  const waiting = await shop.db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'clerk'))
  expect(waiting).toMatchObject([{ title: '클래스 문의가 들어왔어요' }])
})

test('what they would like to learn stands first in the question; more than two are refused', async () => {
  const { id } = await ask(hana, { subjects: ['candle', 'perfume'] })
  const [first] = (await hana.inquiry.show({ params: { id } })).messages
  expect(first?.body).toMatch(/^관심 있는 수업: 캔들 만들기, 조향\n인원: 8명/)
  await expect(ask(hana, { subjects: ['candle', 'perfume', 'wax'] })).rejects.toMatchObject({
    errors: { subjects: ['2가지까지 고를 수 있어요.'] },
  })
})

test('a guest reads the answer, and opens its files, with the key of the email and with nothing else', async () => {
  const { id, view_key } = await ask(guest)
  const params = { inquiry_id: id }
  const query = { view_key: view_key ?? '' }
  const sent = await guest.classInquiry.show({ params, query })
  expect(sent).toMatchObject({ state: 'open', title: '단체 수업 문의' })
  expect(await answer(sent)).toMatchObject({ mb_id: null, mb_name: '이서연', email: 'seo@example.com' })
  const { messages } = await guest.classInquiry.show({ params, query })
  const url = messages[1]?.files[0]?.url ?? ''
  expect(await open(url)).toBe(200)
  expect(await open(url.replace(/view_key=.*/, 'view_key=x'))).toBe(404)
  expect(await open(url, 'hana')).toBe(200) // anyone who holds the key
  expect(await open(`/api/v1/files/${messages[1]?.files[0]?.id}`, 'hana')).toBe(404)
  await expect(guest.classInquiry.show({ params, query: {} })).rejects.toMatchObject({ status: 404 })
  await expect(hana.inquiry.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const emails = await shop.db.select().from(outboxTable).where(eq(outboxTable.recipient, 'seo@example.com'))
  expect(emails.map(({ template }) => template).sort()).toEqual(['inquiry.guest_answered', 'inquiry.guest_asked'])
})

test('the key of one guest opens nothing of another, nor anything of a member', async () => {
  const mine = await ask(guest)
  const theirs = await ask(guest)
  const members = await ask(hana)
  const query = { view_key: mine.view_key ?? '' }
  for (const inquiry_id of [theirs.id, members.id])
    await expect(guest.classInquiry.show({ params: { inquiry_id }, query })).rejects.toMatchObject({ status: 404 })
  const other = await guest.classInquiry.show({
    params: { inquiry_id: theirs.id },
    query: { view_key: theirs.view_key ?? '' },
  })
  const file = other.messages[0]?.files[0]?.id
  expect(await open(`/api/v1/class-inquiries/${mine.id}/files/${file}?${new URLSearchParams(query)}`)).toBe(404)
})

test('a guest writes again with the key, which opens what was answered, and staff hear of it', async () => {
  const { id, view_key } = await ask(guest)
  const by = { params: { inquiry_id: id }, query: { view_key: view_key ?? '' } }
  await answer(await guest.classInquiry.show(by))
  const more = { body: '주차할 수 있나요?', files: [fileOf(photo, '차.jpg')] }
  const thread = await guest.classInquiry.write({ ...by, body: more })
  expect(thread).toMatchObject({ state: 'open' })
  expect(thread.messages.at(-1)).toMatchObject({
    from_staff: false,
    body: '주차할 수 있나요?',
    files: [{ name: '차.jpg' }],
  })
  expect(await open(thread.messages.at(-1)?.files[0]?.url ?? '')).toBe(200)
  const staff = await clerk.inquiry.staff.show({ params: { id } })
  expect(staff.messages).toHaveLength(3)
  expect(await open(staff.messages.at(-1)?.files[0]?.url ?? '', 'clerk')).toBe(200)
  const reported = await shop.db.select().from(notificationTable).where(eq(notificationTable.mb_id, 'clerk'))
  expect(reported.map(({ title }) => title)).toContain('클래스 문의에 글이 더 올라왔어요')
  expect((await answer(await guest.classInquiry.show(by))).state).toBe('answered')
})

test('no one writes without the key, nor by it in what is a member’s, nor nothing at all, nor without end', async () => {
  const mine = await ask(guest, { files: [] })
  const members = await ask(hana, { files: [] })
  const key = { view_key: mine.view_key ?? '' }
  const write = (inquiry_id: number, query: object, body = '더 있어요.', who = guest) =>
    who.classInquiry.write({ params: { inquiry_id }, query, body: { body, files: [] } })
  await expect(write(mine.id, {})).rejects.toMatchObject({ status: 404 })
  await expect(write(mine.id, { view_key: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(write(members.id, key)).rejects.toMatchObject({ status: 404 })
  await expect(write(members.id, {}, '더 있어요.', hana)).rejects.toMatchObject({ status: 404 })
  await expect(write(mine.id, key, ' ')).rejects.toMatchObject({ errors: { body: ['내용을 입력해 주세요.'] } })
  const { messages } = await guest.classInquiry.show({ params: { inquiry_id: mine.id }, query: key })
  expect(messages).toHaveLength(1)
  for (let nth = 0; nth < 10; nth += 1) await write(mine.id, key)
  await expect(write(mine.id, key)).rejects.toMatchObject({ status: 429 })
})

test('the same question sent twice, also at once, is one', async () => {
  const request_key = randomUUID()
  const both = await Promise.all([ask(guest, { request_key }), ask(guest, { request_key })])
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  expect(await ask(guest, { request_key })).toMatchObject({ id: both[0]?.id })
  expect(await shop.db.$count(inquiryTable)).toBe(1)
  expect(await shop.db.$count(storedFileTable)).toBe(1)
})

test('a guest has to agree, and what is wanting is said under its field', async () => {
  await expect(ask(guest, { consent: false })).rejects.toMatchObject({
    status: 422,
    errors: { consent: [expect.any(String)] },
  })
  await expect(ask(guest, { name: ' ', body: '', wish: '' })).rejects.toMatchObject({
    errors: { name: ['이름을 입력해 주세요.'], body: ['내용을 입력해 주세요.'], wish: ['문의 종류를 골라 주세요.'] },
  })
  expect(await shop.db.$count(inquiryTable)).toBe(0)
})

test('six questions an hour from one place are one too many', async () => {
  for (let nth = 0; nth < 5; nth += 1) await ask(guest, { files: [] })
  await expect(ask(guest, { files: [] })).rejects.toMatchObject({ status: 429 })
})

test('what a guest said is forgotten a year after the last word, files and all; a member’s stays', async () => {
  await ask(hana)
  await ask(guest)
  await forgetGuests(shop.ctx)
  expect(await shop.db.$count(inquiryTable)).toBe(2)
  await forgetGuests({
    ...shop.ctx,
    transaction: (action) => shop.ctx.transaction((ctx) => action({ ...ctx, now: () => addDays(new Date(), 366) })),
  })
  expect(await shop.db.select().from(inquiryTable)).toMatchObject([{ mb_id: 'hana' }])
  expect(await shop.db.select().from(storedFileTable)).toMatchObject([{ mb_id: 'hana' }])
})

test('one mailbox gets five emails a day, no matter who asks in its name', async () => {
  const spellings = ['Victim@example.com', 'victim+class@example.com', 'victim@example.com']
  for (let n = 0; n < 5; n += 1) await ask(await shop.as(`member${n}`), { files: [], email: spellings[n % 3] })
  await expect(ask(hana, { files: [], email: spellings[0] })).rejects.toMatchObject({ status: 429 })
  await ask(hana, { files: [] })
})
