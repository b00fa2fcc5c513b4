import type { OrderClaims } from '../contract.ts'
import type { ClaimKind } from '../words.ts'

const usual = {
  cancel: { open: '취소하기', legend: '취소할 상품', send: '취소 신청하기' },
  return: { open: '반품 신청', legend: '반품할 상품', send: '반품 신청하기' },
  exchange: { open: '교환 신청', legend: '교환할 상품', send: '교환 신청하기' },
} as const satisfies Record<ClaimKind, Action>

const delivery_exception = {
  ...usual,
  return: { open: '환불 신청', legend: '환불받을 상품', send: '환불 신청하기' },
  exchange: { open: '재발송 신청', legend: '다시 받을 상품', send: '재발송 신청하기' },
} as const satisfies Record<ClaimKind, Action>

type Action = { open: string; legend: string; send: string }

/**
 * What never arrived is neither returned nor exchanged; if a claim has both kinds of lines, the usual words are right.
 */
export const claimActions = (kind: ClaimKind, found: OrderClaims): Action =>
  isAllLost(kind, found) ? delivery_exception[kind] : usual[kind]

export const isAllLost = (kind: ClaimKind, { lines }: OrderClaims) =>
  lines.every((line) => line.delivery_exception !== null || line.reasons[kind].length === 0)
