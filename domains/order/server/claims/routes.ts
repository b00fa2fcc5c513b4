import { bind } from '@sillage/server-kit/bind.ts'
import type { Cashier } from '../../../payment/server/cashier.ts'
import { claim } from '../../claim-contract.ts'
import { claimDesk } from '../../claim-desk-contract.ts'
import { askClaim, previewClaim, withdrawClaim } from './ask.ts'
import {
  acceptClaim,
  collectClaim,
  holdClaim,
  inspectClaim,
  markCollected,
  refundClaim,
  rejectClaim,
  resumeClaim,
} from './desk.ts'
import { giveGoodwill, sellOut } from './desk-orders.ts'
import { findClaim, listClaims } from './desk-read.ts'
import { giveUpOrder } from './give-up.ts'
import { payExchange, showPaying } from './pay-exchange.ts'
import { openPhoto } from './photos.ts'
import { nameRefundAccount } from './refund-account.ts'
import { reshipClaim } from './reship.ts'
import { showClaims } from './view.ts'

export const createClaimRoutes = (cashier: Cashier) => [
  ...bind(claim, {
    show: (ctx, { params, query }) => showClaims(ctx, { ...params, ...query }),
    preview: (ctx, { params, query, body }) => previewClaim(ctx, { ...params, ...query }, body),
    ask: (ctx, { params, query, body, files }) => askClaim(ctx, { ...params, ...query }, body, files.photos),
    photo: (ctx, { params: { order_id, claim_id, file_id }, query }) =>
      openPhoto(ctx, { order_id, ...query }, claim_id, file_id),
    withdraw: (ctx, { params: { order_id, claim_id }, query }) => withdrawClaim(ctx, { order_id, ...query }, claim_id),
    paying: (ctx, { params: { claim_id, ...params }, query }) =>
      showPaying(ctx, cashier, { ...params, ...query }, claim_id),
    pay: (ctx, { params, query, body }) => payExchange(ctx, cashier, { ...params, ...query, ...body }),
    refundAccount: (ctx, { params: { order_id, refund_id }, query, body }) =>
      nameRefundAccount(ctx, { order_id, ...query }, refund_id, body.account),
    giveUp: (ctx, { params, query }) => giveUpOrder(ctx, { ...params, ...query }),
  }),
  ...bind(claimDesk, {
    list: (ctx, { query }) => listClaims(ctx, query),
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
    soldOut: (ctx, input) => sellOut(ctx, input),
    goodwill: (ctx, input) => giveGoodwill(ctx, input),
  }),
]
