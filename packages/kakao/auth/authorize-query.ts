import { agentOf } from '../agent.ts'
import type { Kakao } from '../kakao.ts'
import { newTransactionId } from '../transaction-id.ts'
import type { Wish } from './settings.ts'

/** Stands for "no address: the answer is fetched". */
const noRedirect = 'JS-SDK'

export type Question = ReturnType<typeof questionOf>

/** What the provider is asked, by its own names; the transaction id finds the answer again. */
export function questionOf(kakao: Kakao, wish: Wish, more: object = {}) {
  return {
    client_id: kakao.appKey(),
    approval_type: wish.approvalType,
    scope: wish.scope,
    prompt: wish.prompts,
    state: wish.state,
    nonce: wish.nonce,
    login_hint: wish.loginHint,
    settle_id: wish.settleId,
    device_type: wish.deviceType,
    channel_public_id: wish.channelPublicId,
    'extra.service_terms': wish.serviceTerms,
    redirect_uri: wish.redirectUri ?? noRedirect,
    response_type: 'code',
    auth_tran_id: newTransactionId(kakao.world),
    ka: agentOf(kakao.world),
    ...more,
  }
}

export const authorizeAddress = ({ hosts }: Kakao) => `${hosts.auth}/oauth/authorize`
