/** Waiting for a translation, shipped with the code, written by a machine, seen by a person, and not to be changed. */
export const termStates = ['queued', 'shipped', 'machine', 'reviewed', 'locked'] as const
export type TermState = (typeof termStates)[number]
