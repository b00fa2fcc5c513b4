import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { ApplicationState } from '../words.ts'

export const applicationLooks: Record<ApplicationState, { tone: Tone; at?: number }> = {
  draft: { tone: 'wait' },
  submitted: { tone: 'act', at: 20 },
  in_review: { tone: 'act', at: 50 },
  needs_info: { tone: 'wait' },
  approved: { tone: 'done', at: 100 },
  rejected: { tone: 'off' },
}
