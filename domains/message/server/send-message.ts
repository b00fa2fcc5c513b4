import type { Lang } from '@sillage/kit/language.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type Part, runCtes } from '@sillage/server-kit/cte.ts'
import { type Posting, postPart } from '@sillage/server-kit/outbox.ts'
import { isKoreanMobile, splitNumber } from '@sillage/server-kit/sms.ts'
import { newsPart } from '../../notification/server/notify.ts'
import { emailTemplate, templatesFor } from './catalogue.ts'
import { type AnyMessage, fill, type Message, type Values } from './define-message.ts'

/** The recipient, and where they can be reached; empty addresses are left out. */
export type Reader = { mb_id: string | null; name: string; email: string; hp: string; lang: Lang }

/** What fills a gap: the same for everyone, or in both languages. */
export type Said = string | { kr: string; en: string }

/** A Korean phrase and its English in a domain's dictionary; what is not in it is a name, and stays as it is. */
export const both = (english: Readonly<Record<string, string>>, kr: string) => ({ kr, en: english[kr] ?? kr })

export type Sending<Variable extends string> = {
  to: Reader
  /** What it is about and what happened to it: for the two, each channel is used once, however often this is called. */
  subject: string
  transition: string
  /** Where staff look for it, where that is not its subject. */
  about?: string
  /** Mail and phone wait until then, so that what is undone before is never heard of. */
  not_before?: Date | undefined
  /** The name is the reader's. */
  values: Record<Exclude<Variable, 'name'>, Said>
}

/** Sends a message in the caller's transaction: as a notification, by email, and to the phone, as its channels say. */
export const sendMessage = async <Variable extends string>(
  ctx: Context,
  message: AnyMessage<Variable>,
  sending: Sending<Variable>,
) => runCtes(ctx, messageParts(message, sending))

/** The same as parts of someone's own statement. */
export function messageParts<Variable extends string>(
  message: AnyMessage<Variable>,
  sending: Sending<Variable>,
): Part[] {
  const { to, subject, transition } = sending
  const about = sending.about ?? subject
  const said: Record<string, Said> = { ...sending.values, name: to.name }
  const posting = { subject, transition, about, lang: to.lang, mb_id: to.mb_id, payload: valuesIn(said, to.lang) }
  const deliveries = deliveriesOf(message, to).map((delivery): Posting => ({ ...posting, ...delivery }))
  const emails = deliveries.length > 0 ? [postPart(deliveries, sending.not_before)] : []
  if (!to.mb_id) return emails
  const [kr, en] = [valuesIn(said, 'kr'), valuesIn(said, 'en')]
  const news = newsPart({
    mb_id: to.mb_id,
    kind: message.kind,
    occasion: `${message.key} ${subject} ${transition}`,
    link: kr.link ?? '',
    title: fill(message.kr.title, kr),
    title_en: fill(message.en.title, en),
    body: fill(message.kr.notice, kr),
    body_en: fill(message.en.notice, en),
  })
  return [...emails, news]
}

function deliveriesOf(message: AnyMessage, to: Reader): Delivery[] {
  if (message.channels === 'notification') return []
  if (!message.channels) return byEveryChannel(message, to)
  return to.email ? [{ template: emailTemplate(message), recipient: to.email }] : []
}

type Delivery = Pick<Posting, 'template' | 'recipient'>

/** By mail, and on the phone by KakaoTalk where someone is in Korea and reads Korean, else as a text message. */
function byEveryChannel(message: Pick<Message, 'key'>, { email, hp, lang }: Reader): Delivery[] {
  const { mail, sms, alimtalk } = templatesFor(message)
  const deliveries: Delivery[] = []
  if (email) deliveries.push({ template: mail, recipient: email })
  const isHome = isKoreanMobile(hp)
  if (isHome && lang === 'kr' && alimtalk) deliveries.push({ template: alimtalk, recipient: hp })
  // Korean landlines cannot receive text messages.
  else if (isHome || (splitNumber(hp)?.country ?? '82') !== '82') deliveries.push({ template: sms, recipient: hp })
  return deliveries
}

const valuesIn = (said: Record<string, Said>, lang: Lang): Values =>
  Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'string' ? value : value[lang]]),
  )
