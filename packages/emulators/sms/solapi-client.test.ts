import { ClientError, MessageNotReceivedError, SolapiMessageService } from 'solapi'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { templateId } from './kakao-templates.ts'
import { startSmsEmulator } from './sms-emulator.ts'

const template = { name: 'shipped', content: '#{name} 님, 상품을 보냈어요.', buttons: ['배송 조회'] }
const sms = await startSmsEmulator({ templates: [template] })
const client = new SolapiMessageService(sms.key, sms.secret)

// The vendor's client knows only the vendor's own address, and asks with the global fetch.
beforeAll(() => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) =>
    fetch(String(url).replace('https://api.solapi.com', sms.url), init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sms.stop()
})
beforeEach(() => sms.clear())

const message = { to: '01012345678', from: '18008914', text: '[실라주] 인증번호는 123456이에요.' }
const alimtalk = {
  to: message.to,
  from: message.from,
  kakaoOptions: {
    pfId: sms.channel,
    templateId: templateId(template.name),
    variables: { name: '하나' },
    disableSms: true,
    buttons: [{ buttonType: 'WL' as const, buttonName: '배송 조회', linkMo: 'https://shop.example/1' }],
  },
}

test('Solapi’s own client sends one message', async () => {
  const { groupInfo, failedMessageList } = await client.send(message)
  expect(groupInfo.count).toMatchObject({ total: 1, registeredSuccess: 1, registeredFailed: 0 })
  expect(failedMessageList).toEqual([])
  expect(sms.messages()).toMatchObject([{ ...message, type: 'SMS', group: groupInfo.groupId, status: '4000' }])
})

test('Solapi’s own client sends many, each as the kind its text needs, and is told which were not taken', async () => {
  const many = [
    { ...message, customFields: { outbox: '7' } },
    { ...message, to: ['01022223333', '01044445555'], text: '가'.repeat(60) },
    { ...message, to: '0101' },
  ]
  const { groupInfo, failedMessageList, messageList } = await client.send(many, { showMessageList: true })
  expect(groupInfo.count).toMatchObject({ total: 4, registeredSuccess: 3, registeredFailed: 1 })
  expect(failedMessageList).toMatchObject([{ to: '0101', statusCode: '1012' }])
  expect(sms.messages().map(({ to, type }) => [to, type])).toEqual([
    ['01012345678', 'SMS'],
    ['01022223333', 'LMS'],
    ['01044445555', 'LMS'],
  ])
  expect(messageList?.map(({ customFields }) => customFields)).toEqual([{ outbox: '7' }, {}, {}])
})

test('Solapi’s own client sends on KakaoTalk', async () => {
  await client.send(alimtalk)
  expect(sms.messages()).toMatchObject([
    { type: 'ATA', text: '하나 님, 상품을 보냈어요.', status: '4000', buttons: [{ buttonName: '배송 조회' }] },
  ])
})

test('Solapi’s own client reads what became of messages, by group, by state and page by page', async () => {
  sms.endNext('blocked')
  const { groupInfo } = await client.send([message, alimtalk])
  await client.send({ ...message, to: '01099998888' })
  const { messageList } = await client.getMessages({ groupId: groupInfo.groupId })
  expect(Object.values(messageList).map(({ type, statusCode }) => [type, statusCode])).toEqual([
    ['SMS', '4000'],
    ['ATA', '3107'],
  ])
  const blocked = await client.getMessages({ statusCode: '3107' })
  expect(Object.values(blocked.messageList)).toMatchObject([{ type: 'ATA', to: message.to }])
  const first = await client.getMessages({ limit: 2 })
  const rest = await client.getMessages({ limit: 2, startKey: first.nextKey ?? '' })
  expect(Object.values(rest.messageList)).toMatchObject([{ to: '01099998888' }])
  expect([Object.keys(first.messageList).length, rest.nextKey]).toEqual([2, null])
})

test('Solapi’s own client understands refusals', async () => {
  await expect(client.send({ ...message, to: '0101' })).rejects.toBeInstanceOf(MessageNotReceivedError)
  const stranger = new SolapiMessageService(sms.key, 'a guess')
  await expect(stranger.send(message)).rejects.toMatchObject({ errorCode: 'SignatureDoesNotMatch', httpStatus: 403 })
  await expect(stranger.send(message)).rejects.toBeInstanceOf(ClientError)
  expect(sms.messages()).toEqual([])
})

test('Solapi’s own client finds what is registered for KakaoTalk', async () => {
  const found = async (name: string, channelId = sms.channel) =>
    (await client.getKakaoAlimtalkTemplates({ channelId, name })).templateList
  expect(await found('ship')).toMatchObject([
    { name: 'shipped', templateId: templateId('shipped'), status: 'APPROVED', content: template.content },
  ])
  expect([await found('paid'), await found('ship', 'another')]).toEqual([[], []])
})
