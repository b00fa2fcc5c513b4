import { lostSigns, textBytes } from '@sillage/server-kit/euc-kr.ts'
import { describe, expect, test } from 'vitest'
import { emailMessages, emailTemplate, messages, newsMessages, registeredTexts, templatesFor } from './catalogue.ts'
import { checkMessages } from './check-messages.ts'
import { type AnyMessage, fill, gapsIn, type Message } from './define-message.ts'

const site = { link: (path: string) => `https://shop.example${path}` }
const valuesOf = ({ variables }: AnyMessage) => Object.fromEntries(variables.map((name) => [name, `[${name}]`]))

describe.each(messages.map((message) => [message.key, message] as const))('%s', (_, message) => {
  const ways = templatesFor(message)
  const values = { ...valuesOf(message), link: '/my-page/order/1' }

  test.each(['kr', 'en'] as const)('says everything in %s, by mail and on the phone', (lang) => {
    const email = ways.mail[lang](values, site)
    const whole = email.subject + email.text
    for (const name of message.variables)
      expect(whole, name).toContain(name === 'link' ? 'https://shop.example/my-page/order/1' : `[${name}]`)
    expect(email.html).toContain('https://shop.example/my-page/order/1')
    const text = ways.sms[lang](values, site)
    for (const each of [whole, text.text, text.subject]) expect(gapsIn(each)).toEqual([])
    expect(lostSigns(text.text)).toEqual([])
    expect(textBytes(text.text)).toBeLessThanOrEqual(2_000)
    const isAd = message.manner === 'advertising'
    expect(email.subject.startsWith('(광고)')).toBe(isAd)
    expect(text.text.startsWith('(광고)')).toBe(isAd)
    expect(text.text.includes('/my-page/account#consent') && email.text.includes('/my-page/account#consent')).toBe(isAd)
  })

  test('fits KakaoTalk as registered, or is advertising that may not go there', () => {
    const registered = registeredTexts.find(({ name }) => name === message.kr.talk?.code)
    if (message.manner === 'advertising') return expect(ways.alimtalk).toBeUndefined()
    const { text, registered: sent } = ways.alimtalk?.kr(values, site) ?? { text: '' }
    expect(text.length).toBeLessThanOrEqual(1_000)
    expect(sent?.content).toBe(registered?.content)
    expect(sent?.buttons.map(({ name }) => name)).toEqual(registered?.buttons)
    expect(sent?.buttons.length).toBeLessThanOrEqual(5)
    expect(Object.keys(sent?.variables ?? {}).sort()).toEqual([...new Set(gapsIn(registered?.content ?? ''))].sort())
    expect(ways.alimtalk?.instead).toBe(ways.sms)
  })
})

test.each(emailMessages)('$key says everything by email, in its own closing words', (message) => {
  const values = { ...valuesOf(message), link: '/my-page/inquiry/1/show' }
  for (const lang of ['kr', 'en'] as const) {
    const email = emailTemplate(message)[lang](values, site)
    const whole = email.subject + email.text
    for (const name of message.variables)
      expect(whole, name).toContain(name === 'link' ? 'https://shop.example/my-page/inquiry/1/show' : `[${name}]`)
    expect(whole).toContain(message[lang].aside)
    expect(gapsIn(whole)).toEqual([])
  }
})

test.each(newsMessages)('$key says everything in its two lines', (message) => {
  const values = valuesOf(message)
  for (const { title, notice } of [message.kr, message.en]) {
    const shown = fill(`${title} ${notice}`, values)
    for (const name of message.variables) if (name !== 'link') expect(shown).toContain(`[${name}]`)
    expect(gapsIn(shown)).toEqual([])
  }
})

const [sound] = messages
if (!sound) throw new Error('there is a catalogue')

test.each<[string, (message: Message) => Message]>([
  ['a gap nobody fills', (each) => ({ ...each, en: { ...each.en, text: 'Hello #{nobody}' } })],
  ['a variable nobody reads', (each) => ({ ...each, variables: [...each.variables, 'colour'] })],
  ['a language that is silent', (each) => ({ ...each, en: { ...each.en, notice: '' } })],
  ['a hole on the phone', (each) => ({ ...each, optional: ['total'] })],
  ['a sign no phone gets', (each) => ({ ...each, kr: { ...each.kr, text: `${each.kr.text} 🕯️` } })],
  ['a registered text of 1,001 characters', (each) => withTalk(each, `#{name} ${'가'.repeat(1_000)}`)],
  ['nothing registered', ({ kr: { talk, ...kr }, ...each }) => ({ ...each, kr })],
  ['advertising on KakaoTalk', (each) => ({ ...each, manner: 'advertising' })],
  ['a button whose name is too long', (each) => ({ ...each, kr: { ...each.kr, action: '가'.repeat(15) } })],
])('a catalogue with %s is refused', (_, broken) => {
  expect(() => checkMessages([broken(sound)])).toThrow(sound.key)
})

test('a notification with a gap nobody fills is refused, and so is an email that is silent', () => {
  const [news] = newsMessages
  const [email] = emailMessages
  if (!news || !email) throw new Error('there are some')
  expect(() => checkMessages([{ ...news, en: { ...news.en, notice: '#{nobody}' } }])).toThrow(news.key)
  expect(() => checkMessages([{ ...email, kr: { ...email.kr, paragraphs: [] } }])).toThrow(email.key)
})

test('a message is there once', () => {
  expect(() => checkMessages([sound, sound])).toThrow('twice')
})

const withTalk = (message: Message, text: string): Message => ({
  ...message,
  kr: { ...message.kr, talk: { code: 'x', text } },
})
