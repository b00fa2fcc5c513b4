/** The services that a shop needs or may use, in the order of the set-up page. */
export const serviceNames = ['mail', 'sms', 'postcode', 'bank', 'toss', 'kakaopay', 'paypal'] as const
export type ServiceName = (typeof serviceNames)[number]

export const serviceLabels = {
  mail: '메일 보내기',
  sms: '문자 보내기',
  postcode: '우편번호 찾기',
  bank: '무통장 입금',
  toss: '토스페이먼츠 (카드, 계좌이체, 가상계좌)',
  kakaopay: '카카오페이',
  paypal: '페이팔 (해외)',
} as const satisfies Record<ServiceName, string>

/** Whether a service is configured, and by which settings. The values of the settings are never shown. */
export type ServiceState = { service: ServiceName; state: 'ready' | 'test' | 'missing'; variables: string[] }
