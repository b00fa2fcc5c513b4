import type { Context } from '@sillage/server-kit/context.ts'
import { announceRecall } from './formula/server/announce-recall.ts'

type Recalled = { product_id: number; lot: string; reason: string; reason_en: string }

/** What follows when all buyers of a recalled lot were notified: whoever made something of it is, too. */
export const atRecall = (ctx: Context, { product_id, lot, reason, reason_en }: Recalled): Promise<unknown> =>
  announceRecall(ctx, { product_id, lot, reason, reason_en, sent: null })
