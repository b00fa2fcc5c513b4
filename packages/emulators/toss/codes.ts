/** What the service says when it refuses, with the status it says it with. */
const codes = {
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제예요.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제예요.'],
  ALREADY_REFUND_PAYMENT: [400, '이미 환불된 결제예요.'],
  BELOW_MINIMUM_AMOUNT: [400, '결제할 수 있는 가장 적은 금액보다 적어요.'],
  DUPLICATED_ORDER_ID: [400, '이미 쓴 주문번호예요.'],
  EXCEED_MAX_CARD_INSTALLMENT_PLAN: [400, '할부 개월 수가 너무 많아요.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루에 결제할 수 있는 횟수를 넘었어요.'],
  EXCEED_MAX_PAYMENT_AMOUNT: [400, '하루에 결제할 수 있는 금액을 넘었어요.'],
  INVALID_API_KEY: [400, '키가 올바르지 않아요.'],
  INVALID_BANK: [400, '은행을 확인해 주세요.'],
  INVALID_CARD_EXPIRATION: [400, '카드의 유효 기간을 확인해 주세요.'],
  INVALID_REFUND_ACCOUNT_INFO: [400, '환불받을 계좌가 필요해요.'],
  INVALID_REFUND_ACCOUNT_NUMBER: [400, '환불받을 계좌번호를 확인해 주세요.'],
  INVALID_REJECT_CARD: [400, '쓸 수 없는 카드예요.'],
  INVALID_REQUEST: [400, '잘못된 요청이에요.'],
  INVALID_STOPPED_CARD: [400, '정지된 카드예요.'],
  NOT_MATCHES_REFUNDABLE_AMOUNT: [400, '돌려줄 수 있는 금액이 달라요.'],
  PROVIDER_ERROR: [400, '잠시 문제가 생겼어요.'],
  REFUND_REJECTED: [400, '환불이 거절되었어요.'],
  UNAPPROVED_ORDER_ID: [400, '아직 승인되지 않은 주문번호예요.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 키예요.'],
  EXCEED_MAX_REFUND_DUE: [403, '환불할 수 있는 기간이 지났어요.'],
  EXCEED_MAX_AMOUNT: [403, '거래 금액의 한도를 넘었어요.'],
  FDS_ERROR: [403, '이상한 거래로 보여 막았어요.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [403, '너무 자주 요청했어요.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청이에요.'],
  INCORRECT_BASIC_AUTH_FORMAT: [403, '인증 헤더가 올바르지 않아요.'],
  INVALID_PASSWORD: [403, '비밀번호가 달라요.'],
  NOT_ALLOWED_PARTIAL_REFUND: [403, '부분 환불을 할 수 없어요.'],
  NOT_AVAILABLE_BANK: [403, '은행의 이용 시간이 아니에요.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소할 수 있는 금액을 넘었어요.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소할 수 없는 결제예요.'],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액이 부족해요.'],
  REJECT_CARD_COMPANY: [403, '카드사가 결제를 거절했어요.'],
  REJECT_CARD_PAYMENT: [403, '한도를 넘었거나 잔액이 부족해요.'],
  NOT_FOUND: [404, '없는 주소예요.'],
  NOT_FOUND_PAYMENT: [404, '없는 결제예요.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제할 수 있는 시간이 지났어요.'],
  NOT_FOUND_CASH_RECEIPT: [404, '없는 현금영수증이에요.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '앞선 같은 요청을 처리하고 있어요.'],
  COMMON_ERROR: [500, '잠시 문제가 생겼어요.'],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, '안에서 처리하지 못했어요.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [500, '결제를 안에서 처리하지 못했어요.'],
  FAILED_REFUND_PROCESS: [500, '환불하지 못했어요.'],
  UNKNOWN_PAYMENT_ERROR: [500, '알 수 없는 문제가 생겼어요.'],
} as const satisfies Record<string, readonly [number, string]>
export type Code = keyof typeof codes

export const isCode = (text: string): text is Code => Object.hasOwn(codes, text)
export const sayingOf = (code: Code): string => codes[code][1]
export const statusOf = (code: Code): number => codes[code][0]

/** Banks that open virtual accounts here, by the service's two digits. */
export const banks: Record<string, string> = {
  '88': '신한은행',
  '06': '국민은행',
  '20': '우리은행',
  '81': '하나은행',
  '11': '농협은행',
  '03': '기업은행',
  '71': '우체국',
  '90': '카카오뱅크',
  '92': '토스뱅크',
}

/** Banks money can be sent back to. */
export const refundBanks = new Set([
  ...Object.keys(banks),
  '02',
  '07',
  '12',
  '23',
  '27',
  '31',
  '32',
  '34',
  '35',
  '37',
  '39',
  '45',
  '48',
  '50',
  '54',
  '64',
  '89',
])

export const cards = {
  '41': '신한카드',
  '51': '삼성카드',
  '61': '현대카드',
  '11': '국민카드',
  '71': '롯데카드',
  '33': '우리카드',
  '21': '하나카드',
  '31': '비씨카드',
  '91': '농협카드',
} as const

export const easyPays = {
  TOSSPAY: '토스페이',
  NAVERPAY: '네이버페이',
  KAKAOPAY: '카카오페이',
  PAYCO: '페이코',
} as const
