import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { BroadcastChannel, BroadcastState } from '../words.ts'

export const broadcastLooks: Record<BroadcastState, { label: string; tone: Tone; at?: number }> = {
  draft: { label: '작성 중', tone: 'wait' },
  scheduled: { label: '발송 예약', tone: 'wait', at: 20 },
  sending: { label: '보내는 중', tone: 'go', at: 50 },
  sent: { label: '보냄', tone: 'done' },
  stopped: { label: '발송 중단', tone: 'off' },
}

export const channelLabels: Record<BroadcastChannel, string> = { mail: '메일', sms: '문자' }
