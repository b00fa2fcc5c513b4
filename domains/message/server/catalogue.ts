import type { Template } from '@sillage/server-kit/outbox.ts'
import { applicationMessages } from './catalogue/applications.ts'
import { arrivalMessages } from './catalogue/arrivals.ts'
import { broadcastNews } from './catalogue/broadcasts.ts'
import { claimMessages } from './catalogue/claims.ts'
import { classMessages } from './catalogue/classes.ts'
import { deliveryMessages } from './catalogue/deliveries.ts'
import { depositMessages } from './catalogue/deposits.ts'
import { gradeMessages } from './catalogue/grades.ts'
import { offerMessages } from './catalogue/offers.ts'
import { orderMessages } from './catalogue/orders.ts'
import { recallMessages } from './catalogue/recalls.ts'
import { checkMessages } from './check-messages.ts'
import { type Message, type Templates, templatesOf } from './define-message.ts'

/** Every message the shop sends. */
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
// A shop with a broken text does not start: someone would read it.
checkMessages(messages)

const templates = new Map(messages.map((message) => [message.key, templatesOf(message)]))

/** The channels of messages. */
export function waysOf({ key }: Pick<Message, 'key'>): Templates {
  const ways = templates.get(key)
  if (!ways) throw new Error(`${key} is not in the catalogue`)
  return ways
}

const { waits: _, ...newsAtOnce } = waysOf(broadcastNews).mail
/** News as customers will read it, to the member of staff who writes it: that is no advertising and waits for nothing. */
export const broadcastTest: Template = { ...newsAtOnce, name: 'broadcast.test' }

/** For anyone who carries messages out. */
export const messageTemplates: readonly Template[] = [
  ...[...templates.values()].flatMap(({ mail, sms, alimtalk }) => [mail, sms, ...(alimtalk ? [alimtalk] : [])]),
  broadcastTest,
]

/** The texts to register with KakaoTalk, each under its name, with its button. */
export const registeredTexts = messages.flatMap(({ kr: { talk, action } }) =>
  talk ? [{ name: talk.code, content: talk.text, buttons: [action] }] : [],
)
