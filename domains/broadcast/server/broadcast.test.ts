import { outboxTable } from '@sillage/server-kit/tables.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditTable } from '../../audit/server/tables.ts'
import { givenProduct } from '../../catalog/testing/products.ts'
import { consentTable, memberTable } from '../../member/server/tables.ts'
import type { ConsentDocument } from '../../member/words.ts'
import { noonOf, testPost, today } from '../../message/testing/post.ts'
import { orderTable } from '../../order/server/tables.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import type { Api } from '../../testing-people.ts'
import { sendBroadcastJob } from './send.ts'
import { broadcastTable } from './tables.ts'

const shop = await testShop()
const { db, ctx } = shop
const post = await testPost(shop)
let clerk: Api

const noon = noonOf(today())
const atHour = (hour: number) => new Date(noon.getTime() + (hour - 12) * 3_600_000)

beforeEach(async () => {
  await post.empty()
  post.clock.now = noon
  clerk = await shop.as('clerk', { permissions: ['messages'] })
})

type Person = { agreed?: ConsentDocument[]; lang?: 'kr' | 'en'; grade?: 'gold' | 'silver' }

async function given(mb_id: string, { agreed = [], lang = 'kr', grade }: Person = {}) {
  await shop.as(mb_id)
  const proved = { email_proved_at: noon, hp_proved_at: noon, mb_hp: '010-1234-5678' }
  await db
    .update(memberTable)
    .set({ ...proved, lang, ...(grade && { grade }) })
    .where(eq(memberTable.mb_id, mb_id))
  for (const document of agreed) await consent(mb_id, document, true)
}
const consent = (mb_id: string, document: ConsentDocument, given: boolean) =>
  db.insert(consentTable).values({ mb_id, document, version: '1', given })

const everyone = { grades: [], lang: null, ordered_days: null, quiet_days: null, product_ids: [], category_id: null }
const news = {
  title: '겨울 향이 나왔어요',
  title_en: 'Winter scents are here',
  body: '편백과 귤껍질이에요.',
  body_en: 'Hinoki and tangerine peel.',
  link: '/contents/promotion',
  channels: ['mail', 'sms'],
  segment: everyone,
} as const
const body = (segment: object = {}) => ({ ...news, channels: [...news.channels], segment: { ...everyone, ...segment } })

const add = (segment: object = {}) => clerk.broadcast.add({ body: body(segment) })
async function send(segment: object = {}) {
  const { id, version } = await add(segment)
  const { people } = await clerk.broadcast.dryRun({ params: { id } })
  await clerk.broadcast.start({ params: { id }, body: { based_on: version, people } })
  await runWaiting(ctx, sendBroadcastJob)
  return id
}
const written = async () =>
  (await db.select().from(outboxTable)).map(({ mb_id, channel }) => `${mb_id} ${channel}`).toSorted()

test('only who agreed gets it, by the way they agreed to, and each once however often it runs', async () => {
  await given('hana', { agreed: ['ads_mail', 'ads_sms'] })
  await given('juno', { agreed: ['ads_mail'] })
  await given('mina')
  await given('taken', { agreed: ['ads_mail'] })
  await consent('taken', 'ads_mail', false)
  await post.stop()
  const id = await send()
  expect(await written()).toEqual(['hana mail', 'hana sms', 'juno mail'])
  await db.update(broadcastTable).set({ state: 'sending', cursor: '' }).where(eq(broadcastTable.id, id))
  await sendBroadcastJob.run(ctx, { id })
  expect(await db.$count(outboxTable)).toBe(3)
  expect(await clerk.broadcast.show({ params: { id } })).toMatchObject({
    state: 'sent',
    people: 2,
    progress: { waiting: 3 },
  })
  post.start()
})

test('it says that it is advertising and how to refuse it, in each reader’s language', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  await given('mina', { agreed: ['ads_mail'], lang: 'en' })
  await send()
  await post.carry()
  const mails = post.mail.messages().map(({ subject, text }) => ({ subject, text }))
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '(광고) Sillage Winter scents are here',
    '(광고) 실라주 겨울 향이 나왔어요',
  ])
  expect(mails.every(({ text }) => text.includes('/my-page/account#consent'))).toBe(true)
})

test('who takes the consent back before it leaves gets nothing', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  await post.stop()
  await send()
  await consent('hana', 'ads_mail', false)
  post.start()
  await post.carry()
  expect(post.mail.messages()).toEqual([])
  expect(await db.select().from(outboxTable)).toMatchObject([{ state: 'dead', failure: 'no_consent' }])
})

test('at night it waits for the morning', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  post.clock.now = atHour(22)
  await send()
  await post.carry()
  expect(post.mail.messages()).toEqual([])
  expect(await db.select().from(outboxTable)).toMatchObject([{ state: 'waiting' }])
})

/** Put off until an hour of tomorrow. */
async function schedule(hour: number) {
  const { id, version } = await add()
  const { people } = await clerk.broadcast.dryRun({ params: { id } })
  const send_at = atHour(24 + hour).toISOString()
  return clerk.broadcast.start({ params: { id }, body: { based_on: version, people, send_at } })
}

async function itsTimeComes() {
  await db.update(broadcastTable).set({ send_at: new Date(0) })
  await runWaiting(ctx, sendBroadcastJob)
}

test('it is sent at its time, to those who have agreed by then', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  await given('duri')
  expect(await schedule(18)).toMatchObject({ state: 'scheduled', send_at: atHour(42).toISOString(), people: 1 })
  await runWaiting(ctx, sendBroadcastJob)
  expect(await written()).toEqual([])
  await consent('duri', 'ads_mail', true)
  await itsTimeComes()
  expect(await written()).toEqual(['duri mail', 'hana mail'])
  expect((await clerk.broadcast.list({ query: {} })).data).toMatchObject([{ state: 'sent', people: 2 }])
})

test('a time at night becomes the morning after it, and one that has passed is refused', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  expect(await schedule(23)).toMatchObject({ send_at: atHour(56).toISOString() })
  await expect(schedule(-48)).rejects.toMatchObject({ status: 422, errors: { send_at: [expect.any(String)] } })
})

test('what is scheduled is not changed until its schedule is canceled, and then it is not sent', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  const { id, version } = await schedule(18)
  const change = () => clerk.broadcast.change({ params: { id }, body: { ...body(), title: '봄', based_on: version } })
  await expect(change()).rejects.toMatchObject({ status: 409 })
  expect(await clerk.broadcast.unschedule({ params: { id } })).toMatchObject({ state: 'draft', send_at: null })
  expect(await change()).toMatchObject({ title: '봄' })
  await itsTimeComes()
  expect(await written()).toEqual([])
  await expect(clerk.broadcast.unschedule({ params: { id } })).rejects.toMatchObject({ status: 409 })
})

test('what has not left is stopped, and stays stopped', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  await post.stop()
  const id = await send()
  expect(await clerk.broadcast.stop({ params: { id } })).toMatchObject({ state: 'stopped', progress: { failed: 1 } })
  post.start()
  await post.carry()
  expect(post.mail.messages()).toEqual([])
  await sendBroadcastJob.run(ctx, { id })
  expect(await db.$count(outboxTable)).toBe(1)
  await expect(clerk.broadcast.stop({ params: { id } })).rejects.toMatchObject({ status: 409 })
})

test('a segment is narrowed by grade, language, orders and what was bought', async () => {
  await givenProduct(ctx, { id: 7 })
  await givenProduct(ctx, { id: 8 })
  await given('gold', { agreed: ['ads_mail'], grade: 'gold' })
  await given('hana', { agreed: ['ads_mail'] })
  await given('mina', { agreed: ['ads_mail'], lang: 'en' })
  await givenLine(ctx, { mb_id: 'hana', product_id: 7 })
  await db.update(orderTable).set({ paid_at: new Date(ctx.now().getTime() - 40 * 86_400_000) })
  const people = async (segment: object) => {
    const { id } = await add(segment)
    return (await clerk.broadcast.dryRun({ params: { id } })).samples.map(({ lang }) => lang).join(' ')
  }
  expect(await people({})).toBe('kr kr en')
  expect(await people({ grades: ['gold'] })).toBe('kr')
  expect(await people({ lang: 'en' })).toBe('en')
  expect(await people({ product_ids: [7] })).toBe('kr')
  expect(await people({ product_ids: [8] })).toBe('')
  expect(await people({ ordered_days: 60 })).toBe('kr')
  expect(await people({ ordered_days: 30 })).toBe('')
  expect(await people({ quiet_days: 30 })).toBe('kr kr en')
  expect(await people({ quiet_days: 60 })).toBe('kr en')
})

test('the dry run says how many and shows three, and writes nothing', async () => {
  for (const mb_id of ['aaaa', 'bbbb', 'cccc', 'dddd']) await given(mb_id, { agreed: ['ads_mail'] })
  await given('eeee')
  const { id } = await add()
  const run = await clerk.broadcast.dryRun({ params: { id } })
  // The clerk is a member too.
  expect(run).toMatchObject({ members: 6, people: 4, mail: 4, sms: 0 })
  expect(run.samples).toHaveLength(3)
  expect(run.samples[0]).toMatchObject({ subject: '(광고) 실라주 겨울 향이 나왔어요' })
  expect(await db.$count(outboxTable)).toBe(0)
})

test('it starts once, as it was looked at: not another text, not another number of people', async () => {
  await given('hana', { agreed: ['ads_mail'] })
  const { id, version } = await add()
  const start = (people: number, based_on = version) =>
    clerk.broadcast.start({ params: { id }, body: { based_on, people } })
  await expect(start(2)).rejects.toMatchObject({ status: 409 })
  const changed = await clerk.broadcast.change({
    params: { id },
    body: { ...body(), title: '고친 제목', based_on: version },
  })
  await expect(start(1)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const starts = await Promise.allSettled([start(1, changed.version), start(1, changed.version)])
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(
    clerk.broadcast.change({ params: { id }, body: { ...body(), based_on: changed.version } }),
  ).rejects.toMatchObject({ status: 409 })
  await expect(clerk.broadcast.remove({ params: { id } })).rejects.toMatchObject({ status: 409 })
  expect((await db.select().from(auditTable)).map(({ action }) => action)).toEqual([
    'broadcast.add',
    'broadcast.change',
    'broadcast.start',
  ])
})

test('a test mail goes to the employee who asks for it, without a consent, also at night', async () => {
  await db.update(memberTable).set({ email_proved_at: noon }).where(eq(memberTable.mb_id, 'clerk'))
  post.clock.now = atHour(23)
  const { id } = await add()
  await clerk.broadcast.test({ params: { id } })
  await post.carry()
  expect(post.mail.messages()).toMatchObject([{ subject: '(광고) 실라주 겨울 향이 나왔어요' }])
})

test('a link that leaves the shop is refused', async () => {
  const leading = (link: string) => clerk.broadcast.add({ body: { ...body(), link } })
  await expect(leading('https://other.example')).rejects.toMatchObject({ errors: { link: [expect.any(String)] } })
  await expect(leading('//other.example')).rejects.toMatchObject({ status: 422 })
})
