/** Waiting for a translation, shipped with the code, written by a machine, seen by a person, and not to be changed. */
export const termStates = ['queued', 'shipped', 'machine', 'reviewed', 'locked'] as const
export type TermState = (typeof termStates)[number]

/** Of what it is said how much has English; `page`: one that staff put together. */
export const coverageAreas = [
  'phrases',
  'products',
  'categories',
  'stores',
  'recipes',
  'promotions',
  'popups',
  'page',
] as const
export type CoverageArea = (typeof coverageAreas)[number]
