import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import type { Lang } from '@sillage/kit/language.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { anonymousVisitor } from './context.ts'
import { createContext } from './create-context.ts'
import { startWorker } from './jobs.ts'
import { createLog } from './log.ts'
import { createMailer } from './mail.ts'
import { defineTemplate, post } from './outbox.ts'
import { createSendOutbox } from './outbox-send.ts'
import { jobTable, outboxTable } from './tables.ts'
import { testDatabase } from './testing.ts'

const database = await testDatabase()
const mail = await startMailEmulator()
const log = createLog('silent')
const contextOf = () =>
  createContext({ database, log, member: null, visitor: anonymousVisitor, setCookie() {}, secret: 'test' })
const ctx = contextOf()

const orderPaid = defineTemplate({
  name: 'order-paid',
  channel: 'mail',
  payload: z.object({ mb_name: z.string(), total: z.int() }),
  kr: ({ mb_name, total }) => ({
    subject: `${mb_name} 님, 주문이 완료되었어요 🕯️`,
    text: `결제 금액은 ${total.toLocaleString('ko')}원이에요.\n.\n.점으로 시작하는 줄도 그대로 와요.`,
    html: `<p>결제 금액은 <b>${total.toLocaleString('ko')}원</b>이에요.</p>`,
  }),
  en: ({ mb_name, total }) => ({ subject: `Thank you, ${mb_name}`, text: `You paid ₩${total.toLocaleString('en')}.` }),
})

const wayIn = defineTemplate({
  name: 'way-in',
  channel: 'mail',
  secret: true,
  payload: z.object({ token: z.string() }),
  kr: ({ token }, { link }) => ({ subject: '링크', text: link(`/way-in?token=${token}`) }),
  en: ({ token }, { link }) => ({ subject: 'Link', text: link(`/way-in?token=${token}`) }),
})

const senders = { mail: createMailer({ url: mail.smtpUrl, from: '실라주 <hello@sillage.example>' }) }
const sendOutbox = createSendOutbox({
  senders,
  templates: [orderPaid, wayIn],
  siteUrl: () => 'https://shop.example',
})
const worker = startWorker({ database, jobs: [sendOutbox], createContext: contextOf, log })
afterAll(async () => {
  await worker.stop()
  await mail.stop()
})

beforeEach(async () => {
  await worker.idle()
  await database.empty()
  mail.clear()
})

type Posting = { lang?: Lang; recipient?: string; transition?: string }

const postOrder = (number: number, { lang = 'kr', recipient = 'kim@example.com', transition = 'paid' }: Posting = {}) =>
  post(ctx, {
    template: orderPaid,
    subject: `order:${number}`,
    transition,
    recipient,
    lang,
    payload: { mb_name: '김하늘', total: 38_000 },
  })

const states = async () => ({
  outbox: (await ctx.db.select().from(outboxTable)).map(({ state }) => state),
  job: (await ctx.db.select().from(jobTable)).map(({ state }) => state),
})

async function tryAgain() {
  await ctx.db.execute(sql`update job set run_at = now() where state = 'waiting'`)
  await worker.idle()
}

test('an email arrives in the language of its reader', async () => {
  await postOrder(1)
  await postOrder(2, { lang: 'en', recipient: 'lee@example.com' })
  await worker.idle()
  const emails = mail.messages().toSorted((one, other) => one.to.localeCompare(other.to))
  expect(emails).toMatchObject([
    {
      from: '실라주 <hello@sillage.example>',
      to: 'kim@example.com',
      subject: '김하늘 님, 주문이 완료되었어요 🕯️',
      html: '<p>결제 금액은 <b>38,000원</b>이에요.</p>',
    },
    { to: 'lee@example.com', subject: 'Thank you, 김하늘', html: '' },
  ])
  expect(emails[0]?.text.trimEnd().split('\n')).toEqual([
    '결제 금액은 38,000원이에요.',
    '.',
    '.점으로 시작하는 줄도 그대로 와요.',
  ])
  expect(emails[1]?.text.trimEnd()).toBe('You paid ₩38,000.')
  expect(await states()).toEqual({ outbox: ['sent', 'sent'], job: ['done', 'done'] })
})

test('posting twice sends one message, another transition another one', async () => {
  await Promise.all([postOrder(1), postOrder(1), postOrder(1)])
  await worker.idle()
  await postOrder(1)
  await worker.idle()
  expect(mail.messages()).toHaveLength(1)
  await postOrder(1, { transition: 'shipped' })
  await worker.idle()
  expect(mail.messages()).toHaveLength(2)
})

test('two templates of one name are refused at the start', () => {
  expect(() => createSendOutbox({ senders, templates: [orderPaid, { ...wayIn, name: 'order-paid' }] })).toThrow(
    'two templates',
  )
})

test('an email of an action that was undone is not sent', async () => {
  const undone = ctx.transaction(async (ctx) => {
    await post(ctx, {
      template: orderPaid,
      subject: 'order:1',
      transition: 'paid',
      recipient: 'kim@example.com',
      lang: 'kr',
      payload: { mb_name: '김하늘', total: 1 },
    })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await worker.idle()
  expect(mail.messages()).toEqual([])
  expect(await states()).toEqual({ outbox: [], job: [] })
})

test.each(['rcpt', 'data'] as const)('a 451 after %s is tried again', async (at) => {
  mail.failNext(451, { at })
  await postOrder(1)
  await worker.idle()
  expect(mail.messages()).toEqual([])
  expect(await states()).toEqual({ outbox: ['waiting'], job: ['waiting'] })
  await tryAgain()
  expect(mail.messages()).toHaveLength(1)
  expect(await states()).toEqual({ outbox: ['sent'], job: ['done'] })
})

test.each(['rcpt', 'data'] as const)('a 550 after %s is the end of it', async (at) => {
  mail.failNext(550, { at })
  await postOrder(1)
  await worker.idle()
  expect(await states()).toEqual({ outbox: ['dead'], job: ['dead'] })
  const [job] = await ctx.db.select().from(jobTable)
  expect(job?.last_error).toContain('550')
  expect(job?.last_error).not.toContain('kim')
  await tryAgain()
  expect(mail.messages()).toEqual([])
})

test('an email whose reply was lost comes again under the same name', async () => {
  mail.failNext('lost reply')
  await postOrder(1)
  await worker.idle()
  await tryAgain()
  const names = mail.messages().map(({ message_id }) => message_id)
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(1)
  expect(names[0]).toMatch(/^<outbox\.1\.[a-z0-9]+@sillage\.example>$/)
})

test('when the attempts are used up, the email is dead too', async () => {
  mail.failNext('drop')
  await postOrder(1)
  await worker.idle()
  expect(await states()).toEqual({ outbox: ['waiting'], job: ['waiting'] })
  await ctx.db.update(jobTable).set({ attempts: sendOutbox.attempts - 1 })
  mail.failNext('drop')
  await tryAgain()
  expect(await states()).toEqual({ outbox: ['dead'], job: ['dead'] })
})

test('a payload that its template does not understand is refused when it is posted', async () => {
  const wrong = post(ctx, {
    template: orderPaid,
    subject: 'order:1',
    transition: 'paid',
    recipient: 'kim@example.com',
    lang: 'kr',
    payload: { mb_name: '김하늘', total: 0.5 },
  })
  await expect(wrong).rejects.toThrow()
})

const postWayIn = () =>
  post(ctx, {
    template: wayIn,
    subject: 'link 1',
    transition: 'asked',
    recipient: 'kim@example.com',
    lang: 'kr',
    payload: { token: 'open-sesame' },
  })

test('an email knows the address of the shop, and what opens a door is forgotten once it has gone', async () => {
  expect(await postWayIn()).toBe(true)
  expect(await postWayIn()).toBe(false)
  await worker.idle()
  expect(mail.messages()[0]?.text.trim()).toBe('https://shop.example/way-in?token=open-sesame')
  expect(JSON.stringify(await ctx.db.select().from(outboxTable))).not.toContain('sesame')
  expect(JSON.stringify(await ctx.db.select().from(jobTable))).not.toContain('sesame')
})

test('it is forgotten too where the email never went', async () => {
  mail.failNext(550)
  await postWayIn()
  await worker.idle()
  expect(await states()).toMatchObject({ outbox: ['dead'] })
  expect(JSON.stringify(await ctx.db.select().from(outboxTable))).not.toContain('sesame')
})
