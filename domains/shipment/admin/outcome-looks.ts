import type { Tone } from '@sillage/admin-kit/state.tsx'

/** What a row of a bulk action would become, or became. */
export type Outcome = { order_no: string; outcome: 'done' | 'known' | 'refused'; reason: string | null }

export const outcomeLooks = {
  done: { label: '바뀜', tone: 'done' },
  known: { label: '처리됨', tone: 'past' },
  refused: { label: '불가', tone: 'stop' },
} as const satisfies Record<Outcome['outcome'], { label: string; tone: Tone }>
