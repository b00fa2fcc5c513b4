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

type Need = { kind: MoveKind; old_id: string; message: string }

/** How one kind of one source is taken over. */
type Mover<Value> = {
  kind: MoveKind
  /** The parts of it among the records. */
  parts?: string
  read(record: OldRecord, moving: Moving): Reading<Value>
  /** What it belongs to: without it there is no place for it, and the message says so. */
  needs?(value: Value): Need[]
  /** Why new ones cannot be taken over although their rows are sound, by old id. */
  refusals?(ctx: Context, values: Map<string, Value>): Promise<Map<string, string>>
  /** Writes it, in the caller's transaction; `known` is what it was here before. */
  takeOver(ctx: Context, known: string | null, value: Value, moving: Moving): Promise<string>
  /** What follows once for many. */
  settle?(ctx: Context, our_ids: string[]): Promise<void>
  /** Its old addresses and its new one. */
  addresses?(old_id: string, our_id: string): Moved[]
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
/** An old address and the new one. */
export type Moved = { from: string; to: string }
export type Taken = { our_id: string; moved: Moved[] }

export const defineMover = <Value>(mover: Mover<Value>): AnyMover => ({
  kind: mover.kind,
  parts: mover.parts,
  read: mover.read,
  async refusals(ctx, records, moving) {
    const read = records.map((record) => [record.old_id, mover.read(record, moving).value] as const)
    const values = new Map(read.flatMap(([old_id, value]) => (value === null ? [] : [[old_id, value] as const])))
    const lacking = await lackingOf(values, mover.needs, moving)
    return new Map([...((await mover.refusals?.(ctx, values)) ?? []), ...lacking])
  },
  async takeOver(ctx, known, record, moving) {
    const { value } = mover.read(record, moving)
    if (value === null) throw new Error(`a ${mover.kind} that cannot be read is not taken over`)
    const our_id = await mover.takeOver(ctx, known, value, moving)
    return { our_id, moved: mover.addresses?.(record.old_id, our_id) ?? [] }
  },
  settle: async (ctx, our_ids) => mover.settle?.(ctx, our_ids),
})

/** Those whose member or product is left out, each with the reason. */
async function lackingOf<Value>(values: Map<string, Value>, needs: Mover<Value>['needs'], moving: Moving) {
  const asked = [...values].flatMap(([of, value]) => (needs?.(value) ?? []).map((need) => ({ of, ...need })))
  const lacking = new Map<string, string>()
  for (const [kind, group] of Map.groupBy(asked, (need) => need.kind)) {
    const there = await moving.links(kind, [...new Set(group.map(({ old_id }) => old_id))])
    for (const { of, old_id, message } of group) if (!there.has(old_id)) lacking.set(of, message)
  }
  return lacking
}
