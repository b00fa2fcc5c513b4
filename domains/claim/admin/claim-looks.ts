import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { ClaimKind, ClaimState } from '../words.ts'

export const claimLooks: Record<ClaimState, { tone: Tone; at?: number }> = {
  requested: { tone: 'act', at: 10 },
  accepted: { tone: 'go', at: 30 },
  collecting: { tone: 'go', at: 40 },
  collected: { tone: 'act', at: 60 },
  inspecting: { tone: 'act', at: 70 },
  refunding: { tone: 'go', at: 90 },
  reshipping: { tone: 'go', at: 90 },
  on_hold: { tone: 'stop' },
  done: { tone: 'done', at: 100 },
  rejected: { tone: 'off' },
  withdrawn: { tone: 'off' },
}

type Step = { label: string; states: readonly ClaimState[] }
const asked: Step = { label: '접수', states: ['requested'] }
const over: Step = { label: '완료', states: ['done'] }
const returned: Step[] = [
  { label: '수거', states: ['accepted', 'collecting'] },
  { label: '검수', states: ['collected', 'inspecting'] },
]

/** The steps of each kind, as staff take them. */
export const claimProgress: Record<ClaimKind, readonly Step[]> = {
  cancel: [asked, { label: '환불', states: ['accepted', 'refunding'] }, over],
  return: [asked, ...returned, { label: '환불', states: ['refunding'] }, over],
  exchange: [asked, ...returned, { label: '재발송', states: ['reshipping'] }, over],
}
