import { isBusinessNumber } from '@sillage/kit/business-number.ts'
import type { Currency } from '@sillage/kit/money.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import { isCashReceiptNumber } from '../cash-receipt-number.ts'
import type { ReceiptRequest } from '../fields.ts'

/** What is wrong with a receipt that is asked for, each under its field. */
export function receiptErrors(currency: Currency, { kind, number, company }: ReceiptRequest): FieldErrors {
  if (currency !== 'krw') return { receipt: ['원화로 결제할 때만 신청할 수 있어요.'] }
  if (kind === 'cash_income')
    return isCashReceiptNumber(number)
      ? {}
      : { 'receipt.number': ['휴대전화 번호나 현금영수증 카드 번호 18자리를 확인해 주세요.'] }
  return {
    ...(!isBusinessNumber(number) && { 'receipt.number': ['사업자등록번호를 확인해 주세요.'] }),
    ...(kind === 'tax_invoice' && !company && { 'receipt.company': ['회사 정보를 입력해 주세요.'] }),
  }
}
