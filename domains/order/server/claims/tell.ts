import { formatMoney } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { notify } from '../../../notification/server/notify.ts'
import type { ClaimState } from '../../claim-words.ts'
import type { Held } from '../lines/move-lines.ts'
import { linkOf } from '../paying/tell.ts'
import type { ClaimRow } from './ledger.ts'
import { claimLetter, toldStates, wordsOf } from './letters.ts'

const isTold = (state: ClaimState | 'sold_out'): state is (typeof toldStates)[number] =>
  (toldStates as readonly string[]).includes(state)

/** Tells the buyer how their claim stands: a letter, and for a member a word on every page. */
export async function tellClaim(ctx: Context, { order }: Held, claim: ClaimRow): Promise<void> {
  const { id, kind, answer } = claim
  const state: ClaimState | 'sold_out' =
    claim.state === 'refunding' && claim.reason === 'sold_out' ? 'sold_out' : claim.state
  if (!isTold(state)) return
  const { money, points, to_pay } = claim.settled ?? claim.preview
  const said = (amount: number) => (amount === 0 ? '' : formatMoney({ amount, currency: order.currency }, order.lang))
  const payload = {
    ...{ name: order.buyer.name, order_no: order.order_no, kind, state, answer, link: linkOf(ctx, order) },
    ...{ money: said(money), points: points === 0 ? '' : points.toLocaleString('en'), to_pay: said(to_pay) },
  }
  // The time keeps apart what a claim can be more than once, such as held.
  const transition = `${state} ${claim.changed_at.toISOString()}`
  await post(ctx, {
    ...{ template: claimLetter, subject: `claim ${id}`, transition, recipient: order.buyer.email, lang: order.lang },
    payload,
  })
  if (!order.mb_id) return
  const [words, words_en] = [wordsOf(kind, state, 'kr'), wordsOf(kind, state, 'en')]
  await notify(ctx, {
    ...{ mb_id: order.mb_id, kind: 'order', occasion: `claim:${id} ${transition}`, link: `/my-page/order/${order.id}` },
    ...{ title: words.title, title_en: words_en.title, body: words.text, body_en: words_en.text },
  })
}
