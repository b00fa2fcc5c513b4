import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { ClaimState } from '../words.ts'

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
