import type { Context } from '@sillage/server-kit/context.ts'
import { limitRates, networkOf, type Rate } from '@sillage/server-kit/rate-limit.ts'

const [minute, hour, day] = [60, 3_600, 86_400]

/**
 * What a limit counts. `address` is the visitor's network and `person` their account, or their network without one: both
 * are known from the context. The others are named by the caller.
 */
type By = 'address' | 'person' | 'member' | 'session' | 'cart' | 'mail' | 'phone' | 'order' | 'id'

/**
 * How often each action may be done: all limits of the shop, side by side. Limits by address leave room for an office or a
 * school behind one address; limits by mail and phone protect people whose address a stranger types in.
 */
export const rateLimits = {
  'sign-in': { address: { times: 300, seconds: minute } },
  'sign-in.kakao': { address: { times: 600, seconds: hour } },
  'join.check-id': { address: { times: 60, seconds: minute } },
  join: { address: { times: 60, seconds: hour } },
  'join.mail-again': { address: { times: 20, seconds: hour }, id: { times: 5, seconds: hour } },
  'phone-code': {
    session: { times: 10, seconds: hour },
    address: { times: 30, seconds: hour },
    phone: { times: 5, seconds: hour },
  },
  forgotten: { address: { times: 30, seconds: hour }, mail: { times: 5, seconds: hour } },
  'mail-change': { member: { times: 5, seconds: hour }, mail: { times: 5, seconds: hour } },
  certification: { member: { times: 20, seconds: hour } },
  /** Carts of visitors without an account: a key in a cookie that anyone can make up begins another one. */
  'cart.new': { address: { times: 600, seconds: hour } },
  'order.place': {
    person: { times: 30, seconds: 10 * minute },
    cart: { times: 20, seconds: hour },
    mail: { times: 20, seconds: day },
    phone: { times: 20, seconds: day },
  },
  /** Orders whose goods wait for a transfer, placed without an account. */
  'order.guest-deposit': { address: { times: 30, seconds: day } },
  'order.again': { address: { times: 60, seconds: 10 * minute }, order: { times: 20, seconds: 10 * minute } },
  'order.find': { address: { times: 10, seconds: 10 * minute }, order: { times: 30, seconds: 10 * minute } },
  /** Codes and passkeys of staff, right ones too. */
  'second-factor': { member: { times: 20, seconds: 10 * minute } },
  /** Messages that staff try out on themselves. */
  'message.test': { member: { times: 30, seconds: hour } },
  'set-up': { address: { times: 10, seconds: 10 * minute } },
  claim: { order: { times: 200, seconds: hour } },
  quotation: { person: { times: 60, seconds: hour } },
  /** Each line of a pasted list is a search. */
  'quotation.read': { person: { times: 60, seconds: hour } },
  'quotation.mail': { person: { times: 10, seconds: hour }, mail: { times: 5, seconds: day } },
  /** PDFs that are drawn: quotations, labels, price lists, certificates. One that was drawn just now is not counted. */
  document: { person: { times: 60, seconds: 10 * minute } },
  design: { person: { times: 120, seconds: hour } },
  'personal-file': { person: { times: 60, seconds: hour } },
  'bulk-request': { person: { times: 5, seconds: hour }, mail: { times: 5, seconds: day } },
  'class-inquiry': { person: { times: 5, seconds: hour }, mail: { times: 5, seconds: day } },
  'class-inquiry.more': { address: { times: 10, seconds: hour } },
  inquiry: { member: { times: 30, seconds: hour } },
  'product-inquiry': { member: { times: 30, seconds: hour } },
  review: { member: { times: 60, seconds: hour } },
  application: { member: { times: 30, seconds: hour } },
  formula: { member: { times: 120, seconds: hour } },
  'burn-result': { member: { times: 40, seconds: hour } },
  coupon: { member: { times: 10, seconds: 10 * minute }, address: { times: 30, seconds: 10 * minute } },
  'search.log': { address: { times: 60, seconds: minute } },
  click: { address: { times: 120, seconds: minute } },
  analytics: { address: { times: 60, seconds: minute } },
  'translation.text': { address: { times: 60, seconds: 10 * minute } },
  'translation.terms': { address: { times: 30, seconds: minute } },
  /** What a provider says of one payment; more is answered with 503, and sent again. */
  webhook: { id: { times: 100, seconds: hour } },
} as const satisfies Record<string, { [by in By]?: Rate }>

type Limits = typeof rateLimits
export type Limited = keyof Limits
type Named<Name extends Limited> = Exclude<keyof Limits[Name], 'address' | 'person'>

/** Refuses an action that is asked for too often. */
export async function limit<Name extends Limited>(
  ctx: Context,
  action: Name,
  ...[named]: [Named<Name>] extends [never] ? [] : [Record<Named<Name>, string>]
) {
  const values: Partial<Record<string, string>> = { ...named, ...whoAsks(ctx) }
  const counted = Object.entries<Rate>(rateLimits[action]).flatMap(([by, { times, seconds }]) => {
    const value = sameSpelling(by, values[by] ?? '')
    // What is not known, such as the cart of an order from a quotation, is not one thing for everyone.
    return value === '' ? [] : { key: `${action} ${by} ${value}`, times, seconds }
  })
  await limitRates(ctx, counted)
}

function whoAsks({ member, visitor }: Context) {
  const address = networkOf(visitor.ip)
  return { address, person: member ? `member ${member.mb_id}` : address }
}

/** One spelling for what arrives at the same place: else capitals, dashes or a +tag would be a count of their own. */
function sameSpelling(by: string, value: string) {
  if (by === 'phone') return value.replaceAll(/\D/g, '').replace(/^82/, '0')
  const plain = value.trim().toLowerCase()
  return by === 'mail' ? plain.replace(/\+[^@]*@/, '@') : plain
}
