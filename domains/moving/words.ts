/** Where a shop can come from. */
export const moveSources = ['youngcart', 'shopify'] as const
export type MoveSource = (typeof moveSources)[number]

/** What is taken over, in this order: later ones name earlier ones. */
export const moveKinds = [
  'category',
  'product',
  'member',
  'point',
  'order',
  'review',
  'question',
  'post',
  'faq',
] as const
export type MoveKind = (typeof moveKinds)[number]

/** What became of a record, or will. */
export const moveOutcomes = ['new', 'changed', 'same', 'left_out'] as const
export type MoveOutcome = (typeof moveOutcomes)[number]

/** `reading` and `comparing` make the dry run; nothing of the shop is touched before `applying`. */
export const moveSteps = ['reading', 'comparing', 'ready', 'applying', 'done', 'failed'] as const
export type MoveStep = (typeof moveSteps)[number]

export const moveLimits = {
  fileMb: 500,
  picturesMb: 1_000,
  /** Won for a dollar, where the old shop has prices in one of the two. */
  krwPerUsd: 1_400,
  addressLength: 300,
} as const
