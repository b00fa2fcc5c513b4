import type { Context } from '@sillage/server-kit/context.ts'
import { announceRecall } from './formula/server/announce-recall.ts'

type Recalled = { product_id: number; lot: string; reason: string; reason_en: string }

/** Called when all buyers of a recalled lot were notified: members who made something of it are notified too. */
export const atRecall = (ctx: Context, { product_id, lot, reason, reason_en }: Recalled): Promise<unknown> =>
  announceRecall(ctx, { product_id, lot, reason, reason_en, sent: null })
