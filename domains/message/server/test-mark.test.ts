import { beforeEach, expect, test } from 'vitest'
import { testShop } from '../../testing.ts'
import { testPost } from '../testing/post.ts'
import { orderPaid } from './catalogue/orders.ts'
import { type Reader, sendMessage } from './send-message.ts'

const shop = await testShop()
const marked = await testPost(shop, { isTest: true })
beforeEach(marked.empty)

const hana: Reader = { mb_id: null, name: '김하나', email: 'hana@example.com', hp: '010-1234-5678', lang: 'kr' }
const sendPaid = (to: Partial<Reader> = {}) =>
  sendMessage(shop.ctx, orderPaid, {
    to: { ...hana, ...to },
    subject: 'order:1',
    transition: 'paid',
    values: { order_no: '20261116-1', goods: { kr: '초', en: 'Candle' }, total: '20,000원', link: '/my-page/order/1' },
  })

test.each([
  ['kr', '[테스트] [실라주] ', '테스트로 보낸 메시지예요. 실제 주문도 결제도 아니에요.'],
  ['en', '[TEST] [Sillage] ', 'This is a test message. No real order or payment is behind it.'],
] as const)('where no real money is taken, emails say so first (%s)', async (lang, subject, line) => {
  await sendPaid({ lang, hp: '' })
  await marked.carry()
  const [email] = marked.mail.messages()
  expect(email?.subject.startsWith(subject)).toBe(true)
  expect(email?.text.startsWith(line)).toBe(true)
  expect(email?.html).toContain(`>${line}</p>`)
})

test('a message on KakaoTalk says so and still is what the emulator has registered', async () => {
  await sendPaid({ email: '' })
  await marked.carry()
  expect(marked.phones.messages()).toMatchObject([{ type: 'ATA', status: '4000' }])
  expect(marked.phones.messages()[0]?.text).toMatch(/^\[테스트\] /)
})

test.each([
  ['kr', '[테스트] [실라주] '],
  ['en', '[TEST] [Sillage] '],
] as const)(
  'so does a text message, also where a channel on KakaoTalk knows its text otherwise (%s)',
  async (lang, mark) => {
    marked.phones.endNext('template mismatch')
    await sendPaid({ email: '', lang })
    await marked.carry()
    const texts = marked.phones.messages().filter(({ type }) => type !== 'ATA')
    expect(texts.map(({ text }) => text.startsWith(mark))).toEqual([true])
  },
)
