import type { HandlerInput } from '@sillage/kit/endpoint.ts'
import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { totalProblem } from '../../pricing/words.ts'
import { receiptErrors } from '../../receipt/server/check-receipt.ts'
import { listPickupStores } from '../../store/server/pickup-stores.ts'
import { addressRequirements } from '../address-requirements.ts'
import type { checkout, ShownLine } from '../contract.ts'
import { type Basket, noReturnOf } from './basket.ts'
import { needsShipping, type Priced } from './price-basket.ts'

export type OrderForm = HandlerInput<typeof checkout.place>['body']

/** Refuses what cannot be ordered, all of it at once, each under its field. */
export async function checkForm(ctx: Context, basket: Basket, priced: Priced, form: OrderForm) {
  const errors: FieldErrors = {}
  const refuse: Refuse = (field, message) => {
    errors[field] = [...(errors[field] ?? []), message]
  }
  checkShipping(priced, form, refuse)
  if (priced.delivery === 'pickup') {
    if (basket.lines.some(({ has_kit }) => has_kit)) refuse('delivery', '수업 재료 키트는 택배로만 보내 드려요.')
    await checkStore(ctx, form, refuse)
  }
  checkBuyer(ctx, basket, form, refuse)
  if (form.receipt)
    for (const [field, [message = '']] of Object.entries(receiptErrors(ctx.visitor.currency, form.receipt)))
      refuse(field, message)
  const { total, unknown_coupons } = priced
  if (unknown_coupons.length > 0 || total.refused.coupons.length > 0)
    refuse('coupons', '쓸 수 없는 쿠폰이 있어요. 쿠폰을 다시 골라 주세요.')
  if (total.refused.total) refuse('total_amount', totalProblem)
  if (total.refused.points) refuse('points', '쓸 수 있는 적립금을 다시 확인해 주세요.')
  const [first] = Object.values(errors).flat()
  if (first) throw new Problem(422, first, { errors })
  // Last: a buyer who has to correct something sees the new total anyway.
  const isSameGoods = sameLines(shownLines(form, basket), basketLines(basket))
  if (total.total_amount !== form.total_amount || basket.left_out !== form.left_out || !isSameGoods)
    throw new Problem(409, '주문서를 보는 사이에 바뀐 것이 있어요. 금액을 다시 확인해 주세요.', { code: 'changed' })
}

type Refuse = (field: string, message: string) => void

async function checkStore(ctx: Context, { store_id }: OrderForm, refuse: Refuse) {
  const stores = await listPickupStores(ctx)
  if (!stores.some(({ id }) => id === store_id)) refuse('store_id', '찾아가실 매장을 골라 주세요.')
}

function checkShipping({ total, delivery }: Priced, form: OrderForm, refuse: Refuse) {
  if (total.refused.shipping === 'country') refuse('country', '이 나라로는 보낼 수 없어요.')
  if (total.refused.shipping === 'weight') refuse('country', '너무 무거워서 보낼 수 없어요. 나누어 주문해 주세요.')
  const { country, zip, receiver } = form
  if (delivery === 'parcel' && country !== 'KR') refuse('country', '이 나라로는 보낼 수 없어요.')
  const { addr1, city, state } = receiver
  const wanting = addressRequirements({ delivery, country, zip, addr1, city, state })
  for (const [field, [message = '']] of Object.entries(wanting)) refuse(field, message)
}

function checkBuyer(ctx: Context, { lines }: Basket, form: OrderForm, refuse: Refuse) {
  if (!form.consents.order) refuse('consents.order', '주문 내용을 확인하고 동의해 주세요.')
  if (!form.consents.privacy) refuse('consents.privacy', '개인정보 수집·이용에 동의해 주세요.')
  if (lines.some(noReturnOf) && !form.consents.no_return)
    refuse('consents.no_return', '환불이 제한되는 상품이 있어요. 내용을 확인하고 동의해 주세요.')
  if (!ctx.member && !form.guest_password) refuse('guest_password', '주문을 다시 찾을 때 쓸 비밀번호를 정해 주세요.')
  if (lines.some(needsShipping) && !form.receiver.name) refuse('receiver.name', '받는 분 이름을 입력해 주세요.')
}

type Shown = { shown_lines: readonly ShownLine[] | null }

/** What the buyer saw; without it the contents of the cart are meant. */
export const shownLines = ({ shown_lines }: Shown, basket: Basket): readonly ShownLine[] =>
  shown_lines ?? basketLines(basket)

const basketLines = ({ lines }: Basket): ShownLine[] =>
  lines.map(({ sellable, quantity, unit_amount }) => ({ variant_id: sellable.variant.id, quantity, unit_amount }))

/** As many of the same things at the same price, however they are spread over lines. */
export function sameLines(left: readonly ShownLine[], right: readonly ShownLine[]): boolean {
  const [one, other] = [pieces(left), pieces(right)]
  return one.size === other.size && [...one].every(([name, quantity]) => other.get(name) === quantity)
}

function pieces(lines: readonly ShownLine[]) {
  const all = new Map<string, number>()
  for (const { variant_id, unit_amount, quantity } of lines) {
    const name = `${variant_id} at ${unit_amount}`
    all.set(name, (all.get(name) ?? 0) + quantity)
  }
  return all
}
