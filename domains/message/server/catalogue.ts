import type { Template } from '@sillage/server-kit/outbox.ts'
import { applicationMessages } from './catalogue/applications.ts'
import { arrivalMessages } from './catalogue/arrivals.ts'
import { batchReady } from './catalogue/batches.ts'
import { broadcastNews } from './catalogue/broadcasts.ts'
import { claimMessages } from './catalogue/claims.ts'
import { classMessages } from './catalogue/classes.ts'
import { deliveryMessages } from './catalogue/deliveries.ts'
import { depositMessages } from './catalogue/deposits.ts'
import { gradeMessages } from './catalogue/grades.ts'
import { inquiryAnswered, questionAnswered } from './catalogue/inquiries.ts'
import { memberNews } from './catalogue/members.ts'
import { offerMessages } from './catalogue/offers.ts'
import { orderMessages } from './catalogue/orders.ts'
import { lotRecalledForMakers, recallMessages } from './catalogue/recalls.ts'
import { reviewNews } from './catalogue/reviews.ts'
import { staffNews } from './catalogue/staff.ts'
import { checkMessages } from './check-messages.ts'
import {
  type EmailMessage,
  emailTemplateOf,
  type Message,
  type NewsMessage,
  type Templates,
  templatesOf,
} from './define-message.ts'

/** Every message the shop sends by all channels. */
export const messages: readonly Message[] = [
  ...orderMessages,
  ...depositMessages,
  ...deliveryMessages,
  ...arrivalMessages,
  ...classMessages,
  ...claimMessages,
  ...recallMessages,
  ...offerMessages,
  ...applicationMessages,
  ...gradeMessages,
  broadcastNews,
]
/** Those that leave phones alone. */
export const emailMessages: readonly EmailMessage[] = [inquiryAnswered]
/** Those that are notifications alone. */
export const newsMessages: readonly NewsMessage[] = [
  ...memberNews,
  ...reviewNews,
  questionAnswered,
  batchReady,
  lotRecalledForMakers,
  ...staffNews,
]
// A shop with a broken text does not start: someone would read it.
checkMessages([...messages, ...emailMessages, ...newsMessages])

const templates = new Map(messages.map((message) => [message.key, templatesOf(message)]))

/** The channels of messages. */
export function templatesFor({ key }: Pick<Message, 'key'>): Templates {
  const found = templates.get(key)
  if (!found) throw new Error(`${key} is not in the catalogue`)
  return found
}

const emailTemplates = new Map(emailMessages.map((message) => [message.key, emailTemplateOf(message)]))

/** The email of a message that has no other channel beside the notification. */
export function emailTemplate({ key }: EmailMessage): Template {
  const template = emailTemplates.get(key)
  if (!template) throw new Error(`${key} is not in the catalogue`)
  return template
}

const { waits: _, ...newsAtOnce } = templatesFor(broadcastNews).mail
/** News as customers will read it, to the member of staff who writes it: that is no advertising and waits for nothing. */
export const broadcastTest: Template = { ...newsAtOnce, name: 'broadcast.test' }

/** For anyone who carries messages out. */
export const messageTemplates: readonly Template[] = [
  ...[...templates.values()].flatMap(({ mail, sms, alimtalk }) => [mail, sms, ...(alimtalk ? [alimtalk] : [])]),
  ...emailTemplates.values(),
  broadcastTest,
]

/** The texts to register with KakaoTalk, each under its name, with its button. */
export const registeredTexts = messages.flatMap(({ kr: { talk, action } }) =>
  talk ? [{ name: talk.code, content: talk.text, buttons: [action] }] : [],
)
