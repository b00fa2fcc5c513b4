import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { ReceiptState } from '../../order/words.ts'
import type { StaffReceipt } from '../staff-contract.ts'

export const receiptLooks: Record<ReceiptState, { label: string; tone: Tone }> = {
  requested: { label: '발급할 것', tone: 'act' },
  issued: { label: '발급함', tone: 'done' },
  failed: { label: '실패', tone: 'stop' },
  canceled: { label: '취소함', tone: 'off' },
}

export const receiptKindLabels: Record<StaffReceipt['kind'], string> = {
  cash_income: '현금영수증 (소득공제)',
  cash_expense: '현금영수증 (지출증빙)',
  tax_invoice: '세금계산서',
}

const failures: Partial<Record<string, string>> = { not_cash: '현금으로 결제하지 않은 주문이에요.' }

/** Why it could not be issued; an issuer's own code stands as it came. */
export const receiptFailure = (failure: string) => failures[failure] ?? failure
