import type { Readable } from 'node:stream'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { eq } from 'drizzle-orm'
import type { MoveKind, MoveSource } from '../words.ts'
import { readCsv } from './read-csv.ts'
import { readDump } from './read-dump.ts'
import { readText } from './read-text.ts'
import { readShopify } from './shopify-tables.ts'
import type { SourceTable } from './source-table.ts'
import { moveRecordTable, moveTable } from './tables.ts'
import { youngcartTable } from './youngcart-tables.ts'

type Move = typeof moveTable.$inferSelect
type File = { name: string; size: number; open(): Promise<Readable> }
type NewRecord = Pick<typeof moveRecordTable.$inferInsert, 'kind' | 'old_id' | 'parent' | 'data'>

const atOnce = 500

/** Reads the files into records; whatever an earlier try has read is forgotten first. */
export async function stage(ctx: Context, move: Move, files: readonly File[]) {
  await ctx.db.delete(moveRecordTable).where(eq(moveRecordTable.move_id, move.id))
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const seen = new Set<string>()
  const progress = { done: 0 }
  let batch: NewRecord[] = []
  const flush = async () => {
    if (batch.length > 0)
      await ctx.db.insert(moveRecordTable).values(batch.map((record) => ({ ...record, move_id: move.id })))
    batch = []
    // A whole number of columns: a file of more than two gigabytes is counted in kilobytes.
    await ctx.db
      .update(moveTable)
      .set({ done: kilo(progress.done), total: kilo(total) })
      .where(eq(moveTable.id, move.id))
  }
  for (const file of files) {
    const text = readText(await file.open(), (bytes) => {
      progress.done += bytes
    })
    for await (const { kind, record } of readers[move.source](text)) {
      seen.add(kind)
      if (record) batch.push(record)
      if (batch.length >= atOnce) await flush()
    }
  }
  await flush()
  return seen
}

const kilo = (bytes: number) => Math.ceil(bytes / 1024)

const readers = {
  youngcart: readYoungcart,
  shopify: (text: AsyncIterable<string>) => readShopify(readCsv(text)),
} satisfies Record<MoveSource, (text: AsyncIterable<string>) => AsyncIterable<Staged>>

type Staged = { kind: string; record: NewRecord | null }

async function* readYoungcart(text: AsyncIterable<string>): AsyncGenerator<Staged> {
  let isDump = false
  for await (const { table, row } of readDump(text)) {
    isDump = true
    const source = youngcartTable(table)
    if (!source) continue
    if (!row) yield { kind: source.kind, record: null }
    else if (!source.skip?.(row)) yield { kind: source.kind, record: recordOf(source, row) }
  }
  if (!isDump) throw new Problem(422, '데이터베이스 덤프(SQL) 파일이 아니에요.')
}

const recordOf = ({ kind, columns, id, parent }: SourceTable, row: Record<string, string>): NewRecord => ({
  kind,
  old_id: id(row),
  parent: parent?.(row) ?? '',
  data: Object.fromEntries(columns.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
})

const nothing = {
  youngcart: '영카트의 상품이나 회원 표(g5_shop_item, g5_member)가 없어요. 전체 덤프를 올려 주세요.',
  shopify: '파일에 상품도 고객도 주문도 없어요.',
} as const satisfies Record<MoveSource, string>

/** Without any of these it is no shop of the kind that was said. */
export function refuseOther(source: MoveSource, kinds: ReadonlySet<string>, wanted: readonly MoveKind[]) {
  if (!wanted.some((kind) => kinds.has(kind))) throw new Problem(422, nothing[source])
}
