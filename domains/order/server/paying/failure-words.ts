const words: Record<string, string> = {
  PAY_PROCESS_CANCELED: '결제를 취소하셨어요.',
  PAY_PROCESS_ABORTED: '결제가 중단되었어요.',
  REJECT_CARD_COMPANY: '카드사에서 결제를 거절했어요.',
  REJECT_CARD_PAYMENT: '한도를 넘었거나 잔액이 부족해요.',
  REJECT_ACCOUNT_PAYMENT: '잔액이 부족해요.',
  EXCEED_MAX_AMOUNT: '결제 한도를 넘었어요.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT: '하루에 결제할 수 있는 횟수를 넘었어요.',
  INVALID_STOPPED_CARD: '정지된 카드예요.',
  INVALID_CARD_EXPIRATION: '카드의 유효 기간을 확인해 주세요.',
  NOT_FOUND_PAYMENT_SESSION: '결제할 수 있는 시간이 지났어요.',
  INSTRUMENT_DECLINED: '결제 수단이 거절되었어요. 다른 수단을 골라 주세요.',
}

/** Why a payment failed, in a sentence a buyer can do something with. Codes nobody listed get a general one. */
export const failureWords = (code: string | null): string =>
  (code && words[code]) || '결제하지 못했어요. 다른 방법으로 다시 시도해 주세요.'
