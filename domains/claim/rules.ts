import { addDays, seoulDay, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { DeliveryException, LineState } from '../order/words.ts'
import { type ClassTime, classRefundAt, classRefunds } from '../setting/class-refunds.ts'
import type { ShopRules } from '../setting/rules.ts'
import { type ClaimKind, type ClaimReason, claimReasonNames, claimReasons, type Fault, lostReasons } from './words.ts'

type Line = {
  state: LineState
  kind: string
  /** Why it cannot be returned; null if it can. */
  no_return: string | null
  delivered_at: Date | null
  /** When a class meets; null for everything else, and for a class without a session. */
  class_time: ClassTime | null
  /** Its parcel was lost, or returned to us. */
  delivery_exception: DeliveryException | null
}

type ClaimRules = Pick<ShopRules, 'withdrawal_days' | 'fault_days'>

export type ClaimOptions = {
  /** Canceled at once, or requested because packing has begun. */
  cancel: 'at_once' | 'ask' | null
  /** What may be claimed of it, and why. */
  reasons: Record<ClaimKind, ClaimReason[]>
  /** Until when a buyer may simply change their mind; null where they may not. */
  return_until: Date | null
  /** Why nothing, or not everything, can be claimed. */
  why_not: string | null
}

const packing: readonly LineState[] = ['preparing', 'on_hold', 'ready']
const arrived: readonly LineState[] = ['delivered', 'confirmed']

/** What a buyer may ask for now. The services refuse the rest, screens offer no other. */
export function claimOptions(line: Line, now: Date, rules: ClaimRules): ClaimOptions {
  if (line.state === 'shipping' && line.delivery_exception) return exceptionOptions(line.delivery_exception)
  const cancel = cancelOption(line, now)
  const until = line.delivered_at && endOfDays(line.delivered_at, rules.withdrawal_days)
  const answers = line.delivered_at && endOfDays(line.delivered_at, rules.fault_days)
  const isHere = arrived.includes(line.state) && line.kind !== 'class'
  const mayChangeMind = isHere && !line.no_return && until !== null && now < until
  const mayComplain = isHere && answers !== null && now < answers
  const back = (kind: ClaimKind) =>
    reasonsFor(kind).filter((reason) => (claimReasons[reason].fault === 'shop' ? mayComplain : mayChangeMind))
  return {
    cancel,
    reasons: { cancel: cancel ? cancelReasons(line) : [], return: back('return'), exchange: back('exchange') },
    return_until: mayChangeMind ? until : null,
    why_not: startedWords(line, now) ?? whyNot(line, { cancel, isHere, mayChangeMind, mayComplain }),
  }
}

const exceptionWords = {
  lost: '배송 중에 상품이 분실됐어요. 환불이나 재발송을 신청해 주세요.',
  returned: '상품이 저희에게 반송됐어요. 환불이나 재발송을 신청해 주세요.',
} as const satisfies Record<DeliveryException, string>

/** What will not arrive is paid back or sent again, whatever it is and however long ago it was. */
function exceptionOptions(delivery_exception: DeliveryException): ClaimOptions {
  const reasons = [lostReasons[delivery_exception]]
  return {
    cancel: null,
    reasons: { cancel: [], return: reasons, exchange: reasons },
    return_until: null,
    why_not: exceptionWords[delivery_exception],
  }
}

const reasonsFor = (kind: ClaimKind) =>
  claimReasonNames.filter((reason) => (claimReasons[reason].for as readonly ClaimKind[]).includes(kind))

/** A class is never delivered late. */
const cancelReasons = ({ kind }: Line) => reasonsFor('cancel').filter((reason) => reason !== 'late' || kind !== 'class')

function cancelOption({ state, class_time }: Line, now: Date): ClaimOptions['cancel'] {
  if (state === 'paid') return 'at_once'
  if (state === 'granted') return class_time === null || classRefundAt(class_time, now) ? 'at_once' : null
  return packing.includes(state) ? 'ask' : null
}

/** A class that has started gives only part of its fee back. */
function startedWords({ state, class_time }: Line, now: Date): string | null {
  const row = state === 'granted' && class_time ? classRefundAt(class_time, now) : null
  if (!row || row === classRefunds[0]) return null
  return '수업이 시작되어, 환불 기준에 따라 수강료의 일부를 돌려드려요.'
}

type Found = { cancel: ClaimOptions['cancel']; isHere: boolean; mayChangeMind: boolean; mayComplain: boolean }

function whyNot({ state, no_return }: Line, { cancel, isHere, mayChangeMind, mayComplain }: Found): string | null {
  if (cancel === 'ask') return '이미 준비를 시작해서, 확인한 뒤에 취소해 드려요.'
  if (cancel || mayChangeMind) return null
  if (state === 'shipping') return '배송 중이에요. 받으신 뒤에 반품이나 교환을 신청할 수 있어요.'
  if (state === 'granted') return '총 수업 시간의 절반이 지나서 환불할 수 없어요.'
  if (!isHere) return null
  if (!mayComplain) return '반품과 교환을 신청할 수 있는 기간이 지났어요.'
  if (no_return) return '상품에 문제가 있을 때만 반품하거나 교환할 수 있는 상품이에요.'
  return '마음이 바뀌었을 때 반품할 수 있는 기간이 지났어요. 상품에 문제가 있으면 신청해 주세요.'
}

/** The day itself is not counted: until the end of the last day in Seoul. */
const endOfDays = (from: Date, days: number) => startOfSeoulDay(seoulDay(addDays(from, days + 1)))

type Paid = { paid_at: Date | null; now: Date; late_days: number }

/** Whose fault a reason makes it. Delivery is late only after the days it takes. */
export function faultOf(reason: ClaimReason, { paid_at, now, late_days }: Paid): Fault {
  const isLate = paid_at !== null && now >= addDays(paid_at, late_days)
  if (reason === 'late' && !isLate) return 'buyer'
  return claimReasons[reason].fault
}
