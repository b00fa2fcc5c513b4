import { writeEmail } from '@sillage/server-kit/email-layout.ts'
import type { Email, Site, Template } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'
import type { NotificationKind } from '../../notification/words.ts'
import { demoCompany } from '../../setting/company.ts'

/** What a notification says in one language; `#{name}` is a gap that a variable fills. */
type NewsWording = {
  /** Heads the notification and the email. */
  title: string
  /** The notification's one sentence. */
  notice: string
}

/** The same with an email. */
type EmailWording = NewsWording & {
  greeting: string
  /** A line whose gap stays empty is left out. */
  paragraphs: readonly string[]
  /** What the reader may want to do next: leads to `link`. */
  action: string
  /** Closes the email; where to call, by default. */
  aside?: string
}

/** The same by every channel. */
export type Wording = EmailWording & {
  /** To a phone without KakaoTalk. */
  text: string
}

/** As registered with KakaoTalk, word for word; its button is the email's action. */
export type Talk = { code: string; text: string }

type Common<Variable extends string> = {
  key: string
  kind: NotificationKind
  /** The gaps of its texts. `link` is the page it leads to. */
  variables: readonly Variable[]
  /** Gaps that may stay empty: in emails only. */
  optional?: readonly Variable[]
  /** What stands in brackets behind the subject, such as the order's number. */
  reference?: Variable
  /** Advertising goes to those who agreed, by day, and says what it is; what is not urgent leaves phones alone at night. */
  manner?: 'advertising' | 'by day'
}

/** A message by every channel: as a notification, by email, and to the phone. */
export type Message<Variable extends string = string> = Common<Variable> & {
  channels?: undefined
  kr: Wording & { talk?: Talk }
  en: Wording
}

/** A message that leaves phones alone. */
export type EmailMessage<Variable extends string = string> = Common<Variable> & {
  channels: 'notification and email'
  kr: EmailWording
  en: EmailWording
}

/** A message that waits in the member area until its reader comes by. */
export type NewsMessage<Variable extends string = string> = Common<Variable> & {
  channels: 'notification'
  kr: NewsWording
  en: NewsWording
}

export type AnyMessage<Variable extends string = string> =
  | Message<Variable>
  | EmailMessage<Variable>
  | NewsMessage<Variable>

/** Declares a message; sending it requires a value for every gap. */
export const defineMessage = <const Variable extends string>(message: Message<Variable>): Message<Variable> => message

/** The same with an email beside the notification and nothing to the phone. */
export const defineEmailMessage = <const Variable extends string>(
  message: Omit<EmailMessage<Variable>, 'channels'>,
): EmailMessage<Variable> => ({ ...message, channels: 'notification and email' })

/** The same as a notification alone. */
export const defineNews = <const Variable extends string>(
  message: Omit<NewsMessage<Variable>, 'channels'>,
): NewsMessage<Variable> => ({ ...message, channels: 'notification' })

export type Values = Readonly<Record<string, string>>

const gap = /#\{(\w+)\}/g
export const gapsIn = (text: string) => [...text.matchAll(gap)].map(([, name = '']) => name)
export const fill = (text: string, values: Values) => text.replaceAll(gap, (_, name: string) => values[name] ?? '')

/** Without the lines that have nothing to say. */
function fillParagraph(text: string, values: Values): string {
  const lines = text.split('\n').filter((line) => gapsIn(line).every((name) => values[name] !== ''))
  return fill(lines.join('\n'), values)
}

const house = {
  kr: {
    lang: 'ko',
    sender: '실라주',
    aside: (phone: string) => `궁금한 점이 있으면 고객센터(${phone})로 연락해 주세요.`,
  },
  en: { lang: 'en', sender: 'Sillage', aside: (phone: string) => `Questions? Customer care: +82 ${phone}.` },
} as const

export const consentPage = '/my-page/account#consent'

/** Who no longer wants advertising needs one click and no money. */
const optOut = {
  kr: (site: Site) => `소식을 그만 받으시려면(수신거부): ${site.link(consentPage)}`,
  en: (site: Site) => `To receive no more news: ${site.link(consentPage)}`,
}

type Lang = 'kr' | 'en'
const isAd = ({ manner }: AnyMessage) => manner === 'advertising'

function emailOf(message: Message | EmailMessage, lang: Lang, values: Values, site: Site): Email {
  const { title, greeting, paragraphs, action, aside: closing } = message[lang]
  const { sender, lang: htmlLang } = house[lang]
  const aside = closing ?? house[lang].aside(site.phone ?? demoCompany.phone)
  const reference = message.reference ? ` (${values[message.reference]})` : ''
  const mark = isAd(message) ? `(광고) ${sender} ` : `[${sender}] `
  return writeEmail({
    lang: htmlLang,
    sender,
    greeting: fill(greeting, values),
    subject: `${mark}${fill(title, values)}${reference}`,
    paragraphs: paragraphs.map((each) => fillParagraph(each, values)).filter(Boolean),
    action: { label: action, url: site.link(values.link ?? '/') },
    aside: isAd(message) ? `${aside}\n${optOut[lang](site)}` : aside,
  })
}

function textOf(message: Message, lang: Lang, values: Values, site: Site): Email {
  const { sender } = house[lang]
  const { title, text } = message[lang]
  const linked = { ...values, link: site.link(values.link ?? '/') }
  if (!isAd(message))
    return { subject: `[${sender}] ${fill(title, values)}`, text: `[${sender}] ${fill(text, linked)}` }
  const said = `(광고)${sender} ${fill(text, linked)}\n${optOut[lang](site)}`
  return { subject: `(광고)${sender} ${fill(title, values)}`, text: said }
}

/** The text that was registered, filled, and what fills it. Only those who read Korean get it. */
function talkOf(message: Message, values: Values, site: Site): Email {
  const { talk, title, action } = message.kr
  if (!talk) throw new Error(`${message.key} has nothing registered on KakaoTalk`)
  const variables = Object.fromEntries(gapsIn(talk.text).map((name) => [name, values[name] ?? '']))
  const buttons = [{ name: action, url: site.link(values.link ?? '/') }]
  const registered = { code: talk.code, content: talk.text, variables, buttons }
  return { subject: fill(title, values), text: fill(talk.text, values), registered }
}

const payloadOf = ({ variables }: AnyMessage) =>
  z.object(Object.fromEntries(variables.map((variable) => [variable, z.string()])))

/** The email of a message. */
export const emailTemplateOf = (message: Message | EmailMessage): Template => ({
  name: message.key,
  payload: payloadOf(message),
  channel: 'mail',
  kr: (values: Values, site: Site) => emailOf(message, 'kr', values, site),
  en: (values: Values, site: Site) => emailOf(message, 'en', values, site),
})

/** One for each channel of the message. */
export type Templates = { mail: Template; sms: Template; alimtalk?: Template }

export function templatesOf(message: Message): Templates {
  const { key: name, manner } = message
  const payload = payloadOf(message)
  const consent = isAd(message) ? { waits: 'for consent' as const } : {}
  const day = manner === 'by day' ? { waits: 'for the day' as const } : consent
  const mail: Template = { ...emailTemplateOf(message), ...consent }
  const sms: Template = {
    name,
    payload,
    channel: 'sms',
    ...day,
    kr: (values: Values, site: Site) => textOf(message, 'kr', values, site),
    en: (values: Values, site: Site) => textOf(message, 'en', values, site),
  }
  if (!message.kr.talk) return { mail, sms }
  const talk = (values: Values, site: Site) => talkOf(message, values, site)
  return { mail, sms, alimtalk: { name, payload, channel: 'alimtalk', ...day, instead: sms, kr: talk, en: talk } }
}
