import type { ReactNode } from 'react'

/** Whose turn it is: another's turn, ours, under way, done, over, stopped, ended without effect. */
export type Tone = 'wait' | 'act' | 'go' | 'done' | 'past' | 'stop' | 'off'

/** How far a thing is (the pie, in percent) and whose turn it is (the tone), always with the word. */
export const State = ({ tone, at, children }: { tone: Tone; at?: number; children: ReactNode }) => (
  <span className={`state t-${tone}`} style={{ '--at': `${at ?? fullAt[tone] ?? 0}%` }}>
    {children}
  </span>
)

const fullAt: Partial<Record<Tone, number>> = { done: 100, past: 100 }

/** A fact such as a language or a group; never a state. */
export const Tag = ({ look, children }: { look?: 'accent' | 'sage' | 'danger' | 'good'; children: ReactNode }) => (
  <span className={look ? `tag tag-${look}` : 'tag'}>{children}</span>
)
