import type { KakaoButton } from './kakao-templates.ts'

/** A message that was taken. `status` 4000 has arrived, 2000 is on its way, everything else did not arrive. */
export type TextMessage = {
  id: number
  group: string
  received_at: Date
  type: 'SMS' | 'LMS' | 'ATA'
  to: string
  country: string
  from: string
  subject: string
  text: string
  buttons: readonly KakaoButton[]
  /** What the sender wrote on it for itself. */
  customFields: Readonly<Record<string, string>>
  status: string
}
