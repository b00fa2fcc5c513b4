import { bind } from '@sillage/server-kit/bind.ts'
import type { PaymentGateways } from '../../payment/providers/gateways.ts'
import { claim } from '../contract.ts'
import { staffClaims } from '../staff-contract.ts'
import { cancelUnpaidByStaff, cancelUnpaidOrder } from './cancel-unpaid.ts'
import { nameRefundAccount } from './refund-account.ts'
import { previewClaim, requestClaim, withdrawClaim } from './request.ts'
import { reshipClaim } from './reship.ts'
import {
  acceptClaim,
  collectClaim,
  holdClaim,
  inspectClaim,
  markCollected,
  refundClaim,
  rejectClaim,
  resumeClaim,
} from './staff.ts'
import { findClaim, listClaims, listClaimsOf } from './staff-list.ts'
import { cancelSoldOut, openForBuyer, previewForBuyer, refundGoodwill, showClaimable } from './staff-orders.ts'
import { openPhoto, showClaims } from './view.ts'

export const createClaimRoutes = ({ providers }: PaymentGateways) => {
  const fee_account = providers.find(({ account }) => account)?.account ?? null
  const withAccount = <Claims extends object>(claims: Claims) => ({ ...claims, fee_account })
  return [
    ...bind(claim, {
      show: async (ctx, { params, query }) => withAccount(await showClaims(ctx, { ...params, ...query })),
      preview: (ctx, { params, query, body }) => previewClaim(ctx, { ...params, ...query }, body),
      ask: async (ctx, { params, query, body, files }) =>
        withAccount(await requestClaim(ctx, { ...params, ...query }, body, files.photos)),
      photo: (ctx, { params: { order_id, claim_id, file_id }, query }) =>
        openPhoto(ctx, { order_id, ...query }, claim_id, file_id),
      withdraw: async (ctx, { params: { order_id, claim_id }, query }) =>
        withAccount(await withdrawClaim(ctx, { order_id, ...query }, claim_id)),
      refundAccount: async (ctx, { params: { order_id, refund_id }, query, body }) =>
        withAccount(await nameRefundAccount(ctx, { order_id, ...query }, refund_id, body.account)),
      cancelUnpaid: async (ctx, { params, query }) =>
        withAccount(await cancelUnpaidOrder(ctx, { ...params, ...query })),
    }),
    ...bind(staffClaims, {
      list: (ctx, { query }) => listClaims(ctx, query),
      ofMember: (ctx, { params }) => listClaimsOf(ctx, params.mb_id),
      show: (ctx, { params }) => findClaim(ctx, params.claim_id),
      accept: (ctx, { params, body }) => acceptClaim(ctx, params.claim_id, body),
      reject: (ctx, { params, body }) => rejectClaim(ctx, params.claim_id, body),
      collect: (ctx, { params, body }) => collectClaim(ctx, params.claim_id, body),
      collected: (ctx, { params }) => markCollected(ctx, params.claim_id),
      inspect: (ctx, { params, body }) => inspectClaim(ctx, params.claim_id, body),
      refund: (ctx, { params, body }) => refundClaim(ctx, params.claim_id, body),
      reship: (ctx, { params, body }) => reshipClaim(ctx, params.claim_id, body),
      hold: (ctx, { params, body }) => holdClaim(ctx, params.claim_id, body),
      resume: (ctx, { params }) => resumeClaim(ctx, params.claim_id),
      claimable: (ctx, { params }) => showClaimable(ctx, params.order_id),
      preview: (ctx, { params, body }) => previewForBuyer(ctx, params.order_id, body),
      open: (ctx, input) => openForBuyer(ctx, input),
      cancelUnpaid: (ctx, { params, body }) => cancelUnpaidByStaff(ctx, params.order_id, body.answer),
      soldOut: (ctx, input) => cancelSoldOut(ctx, input),
      goodwill: (ctx, input) => refundGoodwill(ctx, input),
    }),
  ]
}
