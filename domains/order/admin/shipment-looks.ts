import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { ShipmentState } from '../words.ts'

type Look = { label: string; tone: Tone; at?: number }

export const shipmentLooks: Record<ShipmentState, Look> = {
  shipping: { label: '배송 중', tone: 'go', at: 80 },
  delivered: { label: '배송 완료', tone: 'done', at: 100 },
  lost: { label: '분실', tone: 'stop' },
  returned: { label: '반송', tone: 'stop' },
}
