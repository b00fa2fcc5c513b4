import type { Lang } from '@sillage/kit/language.ts'
import type { Email, Site, Template } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'
import type { SentChannel } from '../words.ts'
import { messages, templatesFor } from './catalogue.ts'
import type { Message, Values } from './define-message.ts'

/** What stands in the gaps of a message that is only shown, or sent to the member of staff who tries it out. */
const samples: Readonly<Record<string, { kr: string; en: string }>> = {
  name: { kr: '김하나', en: 'Hana Kim' },
  goods: { kr: '무화과 캔들 외 1개', en: 'Fig candle and 1 more' },
  order_no: { kr: '261119-TEST01', en: '261119-TEST01' },
  total: { kr: '42,000원', en: '₩42,000' },
  amount: { kr: '42,000원', en: '₩42,000' },
  bank: { kr: '한집은행', en: 'Hanjip Bank' },
  number: { kr: '123-456-789012', en: '123-456-789012' },
  holder: { kr: '실라주', en: 'Sillage' },
  due: { kr: '11월 22일 23:59', en: 'Nov 22, 23:59' },
  courier: { kr: 'CJ대한통운', en: 'CJ Logistics' },
  tracking_no: { kr: '600000000001', en: '600000000001' },
  course: { kr: '소이 캔들 기초', en: 'Soy candle basics' },
  when: { kr: '11월 28일 14:00', en: 'Nov 28, 14:00' },
  place: { kr: '성수 작업실', en: 'Seongsu studio' },
}

/** A gap without a sample shows its own name: staff see that something stands there. */
export const sampleValues = ({ variables }: Pick<Message, 'variables'>, lang: Lang): Values =>
  Object.fromEntries(variables.map((gap) => [gap, gap === 'link' ? '/' : (samples[gap]?.[lang] ?? `[${gap}]`)]))

const langs = ['kr', 'en'] as const
const site: Site = { link: (path) => path }

/** How a message reads by each of its channels, in both languages. KakaoTalk is read in Korean alone. */
export function previewsOf(message: Message) {
  const { mail, sms, alimtalk } = templatesFor(message)
  return [mail, sms, ...(alimtalk ? [alimtalk] : [])].flatMap((template) =>
    langs.flatMap((lang) => {
      if (template.channel === 'alimtalk' && lang === 'en') return []
      const { subject, text } = template[lang](sampleValues(message, lang), site)
      return [{ channel: template.channel, lang, subject, text }]
    }),
  )
}

const payload = z.object({ key: z.string(), values: z.record(z.string(), z.string()) })

const testOf = (channel: SentChannel, instead?: Template): Template => {
  const write =
    (lang: Lang) =>
    ({ key, values }: z.output<typeof payload>, site: Site): Email => {
      const message = findMessage(key)
      const template = message && Object.values(templatesFor(message)).find((each) => each.channel === channel)
      if (!template) throw new Error(`${key} has nothing for ${channel}`)
      const email = template[lang](values, site)
      // KakaoTalk carries the registered text alone: a mark would make it another one.
      return channel === 'alimtalk' ? email : marked(email, lang)
    }
  const template = { name: 'message.test', channel, payload, kr: write('kr'), en: write('en') }
  return instead ? { ...template, instead } : template
}

const sms = testOf('sms')
const marks = { kr: '[시험 발송]', en: '[Test send]' } as const
const marked = ({ subject, text, html }: Email, lang: Lang): Email => ({
  subject: `${marks[lang]} ${subject}`,
  text: html ? text : `${marks[lang]} ${text}`,
  ...(html && { html }),
})

/** A message to the member of staff who tries it out: that is no advertising and waits for nothing. */
export const testTemplates = { mail: testOf('mail'), sms, alimtalk: testOf('alimtalk', sms) }

export const findMessage = (key: string) => messages.find((message) => message.key === key)
