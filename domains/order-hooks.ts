import type { Context } from '@sillage/server-kit/context.ts'
import { offerFreedSeats } from './tssa/server/offer-seats.ts'

/** What follows when orders release seats of classes, in the transaction that releases them. */
export const atSeatsFreed: (ctx: Context, variant_ids: number[]) => Promise<void> = offerFreedSeats
