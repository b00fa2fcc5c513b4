import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { InquiryState } from '../words.ts'

export const inquiryLooks: Record<InquiryState, { label: string; tone: Tone; at?: number }> = {
  open: { label: '답을 기다림', tone: 'act', at: 10 },
  in_progress: { label: '맡음', tone: 'go', at: 50 },
  answered: { label: '답함', tone: 'done', at: 100 },
  closed: { label: '끝남', tone: 'past', at: 100 },
}
