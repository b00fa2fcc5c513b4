import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { Grade, MemberState } from '../words.ts'

export const memberLooks = {
  pending: { label: '가입 확인 전', tone: 'wait' },
  active: { label: '이용 중', tone: 'done' },
  blocked: { label: '이용 제한', tone: 'stop' },
} as const satisfies Record<MemberState, { label: string; tone: Tone }>

export const gradeTags = {
  general: undefined,
  silver: undefined,
  gold: 'accent',
  wholesale: 'sage',
  dealer: 'sage',
} as const satisfies Record<Grade, 'accent' | 'sage' | undefined>
