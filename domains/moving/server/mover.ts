import type { Currency } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Note } from '../contract.ts'
import type { MoveKind, MoveSource } from '../words.ts'
import type { PictureBox } from './picture-box.ts'

/** A row as it was read, with its parts. */
export type OldRecord = { old_id: string; data: Record<string, string>; parts: Record<string, string>[] }

/** What a record says; null where it cannot be taken over, and the notes say why. */
export type Reading<Value> = { label: string; value: Value | null; notes: Note[] }

/** What else it takes to read or take over a record. */
export type Moving = {
  source: MoveSource
  currency: Currency
  krw_per_usd: number
  pictures: PictureBox
  /** Our ids of old things. */
  links(kind: MoveKind, old_ids: readonly string[]): Promise<Map<string, string>>
}

/** How one kind of one source is taken over. */
type Mover<Value> = {
  kind: MoveKind
  /** The parts of it among the records. */
  parts?: string
  read(record: OldRecord, moving: Moving): Reading<Value>
  /** Why new ones cannot be taken over although their rows are sound, by old id. */
  refusals?(ctx: Context, values: Map<string, Value>): Promise<Map<string, string>>
  /** Writes it, in the caller's transaction; `known` is what it was here before. */
  takeOver(ctx: Context, known: string | null, value: Value, moving: Moving): Promise<string>
  /** What follows once for many. */
  settle?(ctx: Context, our_ids: string[]): Promise<void>
  /** Its old addresses and its new one. */
  addresses?(old_id: string, our_id: string, value: Value): { from: string[]; to: string }
}

/** A mover as everyone sees it: what it reads is its own affair. */
export type AnyMover = {
  kind: MoveKind
  parts: string | undefined
  read(record: OldRecord, moving: Moving): Reading<unknown>
  refusals(ctx: Context, records: readonly OldRecord[], moving: Moving): Promise<Map<string, string>>
  takeOver(ctx: Context, known: string | null, record: OldRecord, moving: Moving): Promise<Taken>
  settle(ctx: Context, our_ids: string[]): Promise<void>
}
export type Taken = { our_id: string; from: string[]; to: string }

export const defineMover = <Value>(mover: Mover<Value>): AnyMover => ({
  kind: mover.kind,
  parts: mover.parts,
  read: mover.read,
  async refusals(ctx, records, moving) {
    const read = records.map((record) => [record.old_id, mover.read(record, moving).value] as const)
    const values = new Map(read.flatMap(([old_id, value]) => (value === null ? [] : [[old_id, value] as const])))
    return (await mover.refusals?.(ctx, values)) ?? new Map()
  },
  async takeOver(ctx, known, record, moving) {
    const { value } = mover.read(record, moving)
    if (value === null) throw new Error(`a ${mover.kind} that cannot be read is not taken over`)
    const our_id = await mover.takeOver(ctx, known, value, moving)
    return { our_id, ...(mover.addresses?.(record.old_id, our_id, value) ?? { from: [], to: '' }) }
  },
  settle: async (ctx, our_ids) => mover.settle?.(ctx, our_ids),
})
