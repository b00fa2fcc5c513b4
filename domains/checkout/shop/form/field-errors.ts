import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import { addressRequirements } from '../../address-requirements.ts'
import type { OrderBody } from './draft.ts'

/** Each field of the form has its own name: `buyer.name` and `buyer.hp` are two fields with two errors. */
export function withFields({ status, phrase, slots, code, errors }: Problem, wanting: FieldErrors = {}) {
  const reported = Object.entries({ ...wanting, ...errors }).map(([key, each]) => [key.replaceAll('.', '_'), each])
  return new Problem(status, phrase, { errors: errors && Object.fromEntries(reported), slots, code })
}

/**
 * What is plainly missing, in the server's words. The browser's own check stops at the first empty field; a buyer wants
 * to see everything at once.
 */
export function missingFields(order: Omit<OrderBody, 'request_key'>, who: { isGuest: boolean; keeps: boolean }) {
  const { delivery = 'parcel', country = 'KR', receiver, zip = '', store_id, consents, guest_password } = order
  const errors: FieldErrors = {}
  if (who.isGuest && !guest_password) errors.guest_password = ['주문을 다시 찾을 때 쓸 비밀번호를 정해 주세요.']
  if (delivery === 'pickup' && !store_id) errors.store_id = ['찾아가실 매장을 골라 주세요.']
  const { addr1 = '', city = '', state = '' } = receiver
  Object.assign(errors, addressRequirements({ delivery, country, zip, addr1, city, state }))
  if (!consents.order) errors['consents.order'] = ['주문 내용을 확인하고 동의해 주세요.']
  if (!consents.privacy) errors['consents.privacy'] = ['개인정보 수집·이용에 동의해 주세요.']
  if (who.keeps && !consents.no_return)
    errors['consents.no_return'] = ['환불이 제한되는 상품이 있어요. 내용을 확인하고 동의해 주세요.']
  return errors
}
