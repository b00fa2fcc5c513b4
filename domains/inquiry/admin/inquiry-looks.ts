import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { InquiryState } from '../words.ts'

export const inquiryLooks: Record<InquiryState, { label: string; tone: Tone; at?: number }> = {
  open: { label: '답변 대기', tone: 'act', at: 10 },
  in_progress: { label: '담당자 있음', tone: 'go', at: 50 },
  answered: { label: '답변 완료', tone: 'done', at: 100 },
  closed: { label: '끝남', tone: 'past', at: 100 },
}
