import { randomBytes } from 'node:crypto'

export type Status =
  | 'READY'
  | 'OPEN_PAYMENT'
  | 'AUTH_PASSWORD'
  | 'SUCCESS_PAYMENT'
  | 'PART_CANCEL_PAYMENT'
  | 'CANCEL_PAYMENT'
  | 'QUIT_PAYMENT'
  | 'FAIL_PAYMENT'

type Action = { aid: string; approved_at: string; amount: number; type: 'PAYMENT' | 'CANCEL'; payload: string | null }

/** One payment in the emulator's books. Amounts are won. */
export type Payment = {
  tid: string
  /** In the addresses of the window, so that no one guesses another's. */
  hash: string
  cid: string
  partner_order_id: string
  partner_user_id: string
  item_name: string
  quantity: number
  total: number
  tax_free: number
  approval_url: string
  cancel_url: string
  fail_url: string
  status: Status
  /** What the buyer chose in the window. */
  chosen: Choice | null
  months: number
  pg_token: string
  created_at: Date
  approved_at: string | null
  canceled_at: string | null
  canceled: number
  actions: Action[]
}

export const choices = {
  money: { name: '카카오페이머니', about: '잔액 1,250,000원', type: 'MONEY', refusal: null },
  card: { name: '나무카드 (끝 번호 4242)', about: '신용카드', type: 'CARD', refusal: null },
  over_limit: {
    name: '바람카드 (끝 번호 0001)',
    about: '한도를 넘은 카드라서 승인이 거절돼요',
    type: 'CARD',
    refusal: { method_result_code: '8326', method_result_message: '한도초과' },
  },
} as const
export type Choice = keyof typeof choices
export const isChoice = (text: string | null): text is Choice => text !== null && text in choices

/** A payment that is not approved by then is closed. */
export const minutesOpen = 15

export const newTid = () => `T${randomBytes(10).toString('hex').slice(0, 19)}`
export const newAid = () => `A${randomBytes(10).toString('hex').slice(0, 19)}`

/** The service writes Seoul's time without saying so. */
export const seoulTime = (date: Date) => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)

export const isOver = ({ created_at }: Payment, now: Date) =>
  now.getTime() - created_at.getTime() > minutesOpen * 60_000
