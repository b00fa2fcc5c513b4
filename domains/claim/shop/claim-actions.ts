import type { OrderClaims } from '../contract.ts'
import type { ClaimKind } from '../words.ts'

const usual = {
  cancel: { open: '취소하기', legend: '취소할 상품', send: '취소 신청하기' },
  return: { open: '반품 신청', legend: '반품할 상품', send: '반품 신청하기' },
  exchange: { open: '교환 신청', legend: '교환할 상품', send: '교환 신청하기' },
} as const satisfies Record<ClaimKind, Deed>

const astray = {
  ...usual,
  return: { open: '환불 신청', legend: '환불받을 상품', send: '환불 신청하기' },
  exchange: { open: '재발송 신청', legend: '다시 받을 상품', send: '재발송 신청하기' },
} as const satisfies Record<ClaimKind, Deed>

type Deed = { open: string; legend: string; send: string }

/** Nobody sends back or exchanges what they never got; where there is both, the usual words are right for one of them. */
export const claimActions = (kind: ClaimKind, found: OrderClaims): Deed =>
  isAllLost(kind, found) ? astray[kind] : usual[kind]

export const isAllLost = (kind: ClaimKind, { lines }: OrderClaims) =>
  lines.every((line) => line.astray !== null || line.reasons[kind].length === 0)
