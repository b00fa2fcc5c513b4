import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createAlimtalkSender, createTemplateReader } from './alimtalk.ts'
import { isFinal } from './job-failure.ts'
import type { Message } from './outbox.ts'
import { createSolapi } from './solapi.ts'

const content = '#{name} 님, 주문이 완료되었어요.\n주문 번호 #{order_no}'
const templates = [
  { name: 'order_paid', content, buttons: ['주문 보기'] },
  { name: 'order_new', content, buttons: ['주문 보기'], status: 'INSPECTING' as const },
]
const service = await startSmsEmulator({ templates })
afterAll(service.stop)
beforeEach(() => service.clear())

const solapi = createSolapi(service)
let clock = 0
const send = createAlimtalkSender({ solapi, from: '1800-8914', channel: service.channel, now: () => clock })

const registered = {
  code: 'order_paid',
  content,
  variables: { name: '김하나', order_no: '20260726-1' },
  buttons: [{ name: '주문 보기', url: 'https://shop.example/my-page/order/1' }],
}
const message: Message = {
  id: 7,
  recipient: '010-1234-5678',
  lang: 'kr',
  created_at: new Date(0),
  sends: 1,
  subject: '',
  text: '',
  registered,
}

const failureOf = (sending: Promise<unknown>): Promise<unknown> => sending.then(() => undefined).catch((error) => error)

test('a message goes as its registered text, with what can be pressed', async () => {
  const { key = '' } = await send(message)
  expect(service.messages()).toMatchObject([
    {
      type: 'ATA',
      to: '01012345678',
      text: '김하나 님, 주문이 완료되었어요.\n주문 번호 20260726-1',
      buttons: [{ buttonName: '주문 보기', buttonType: 'WL', linkMo: 'https://shop.example/my-page/order/1' }],
    },
  ])
  expect(await solapi.read(key)).toEqual({ state: 'delivered' })
})

test.each([
  ['not a user', '3104'],
  ['blocked', '3107'],
  ['template mismatch', '3105'],
] as const)('%s is told afterwards', async (ending, code) => {
  service.endNext(ending)
  const { key = '' } = await send(message)
  expect(await solapi.read(key)).toEqual({ state: 'failed', code })
})

test.each([
  ['a gap nobody filled', { variables: { name: '김하나' } }],
  ['an empty gap', { variables: { ...registered.variables, name: '' } }],
  ['other buttons', { buttons: [] }],
  ['a button that leads nowhere', { buttons: [{ name: '주문 보기', url: '/my-page' }] }],
])('the service compares: %s is not the registered message', async (_, change) => {
  const { key = '' } = await send({ ...message, registered: { ...registered, ...change } })
  expect(await solapi.read(key)).toEqual({ state: 'failed', code: '3105' })
})

test.each([
  ['a number abroad', { recipient: '+14155550123' }],
  ['no mobile phone', { recipient: '02-123-4567' }],
  ['a template nobody registered', { registered: { ...registered, code: 'order_lost' } }],
  ['a template not approved yet', { registered: { ...registered, code: 'order_new' } }],
  ['a text that was changed here only', { registered: { ...registered, content: `${content}!` } }],
])('%s is the end of it before anything goes', async (_, change) => {
  const error = await failureOf(send({ ...message, ...change }))
  expect(isFinal(error)).toBe(true)
  expect(service.messages()).toEqual([])
})

test('a text registered again is found within ten minutes', async () => {
  await send(message)
  service.register({ name: 'order_paid', content: `${content} 고마워요.`, buttons: ['주문 보기'] })
  const changed = { ...message, registered: { ...registered, content: `${content} 고마워요.` } }
  expect(isFinal(await failureOf(send(changed)))).toBe(true)
  clock += 10 * 60_000
  await send(changed)
  expect(service.messages().at(-1)?.text).toContain('고마워요.')
})

test.each([
  ['order_read', content, 'approved'],
  ['order_new', content, 'inspecting'],
  ['order_read', `${content}!`, 'different'],
  ['never_sent', content, 'missing'],
] as const)('of %s staff read how it stands: %s is %s', async (code, text, state) => {
  service.register({ name: 'order_read', content, buttons: [] })
  expect(await createTemplateReader({ solapi, channel: service.channel })({ code, content: text })).toBe(state)
})

test('a service that does not answer says nothing of any text', async () => {
  const away = createSolapi({ ...service, url: 'http://127.0.0.1:9' })
  expect(await createTemplateReader({ solapi: away, channel: 'x' })({ code: 'order_paid', content })).toBeNull()
})
