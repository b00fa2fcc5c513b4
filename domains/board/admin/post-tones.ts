import type { Tone } from '@sillage/admin-kit/state.tsx'
import type { PostState } from '../words.ts'

/** How the console marks what is published by draft and period. */
export const postTones: Record<PostState, Tone> = {
  draft: 'off',
  scheduled: 'wait',
  published: 'done',
  ended: 'past',
}
