import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { SentMessage } from '../staff-contract.ts'

export const messageLooks = {
  waiting: { label: '보내는 중', tone: 'wait' },
  sent: { label: '보냄', tone: 'go' },
  delivered: { label: '도착함', tone: 'done' },
  failed: { label: '도착 실패', tone: 'stop' },
  dead: { label: '보내기 실패', tone: 'stop' },
} as const satisfies Record<SentMessage['state'], { label: string; tone: Tone }>

export const channelNames = {
  mail: '메일',
  sms: '문자',
  alimtalk: '알림톡',
  in_app: '알림함',
} as const satisfies Record<SentMessage['channel'], string>
