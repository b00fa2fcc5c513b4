import type { Context } from '@sillage/server-kit/context.ts'
import { notifyMakers } from './formula/server/recall.ts'

type Recalled = { product_id: number; lot: string; reason: string; reason_en: string }

/** What follows when all buyers of a recalled lot were notified: whoever made something of it is, too. */
export const atRecall: (ctx: Context, recalled: Recalled) => Promise<unknown> = notifyMakers
