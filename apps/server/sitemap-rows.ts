import type { PublicAddresses } from '@sillage/domains/public-addresses.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Listed } from './sitemap-xml.ts'

/** A part holds the rows of so many numbers: nothing is counted, and a row never moves to another part. */
export const rowsPerPart = 5_000
const rowsAtOnce = 1_000

const PartRow = z.object({ part: z.coerce.number() })
const Row = z.object({ id: z.number(), path: z.string(), changed_at: z.coerce.date().nullable() })

async function query<Shape extends z.ZodType>({ db }: Context, shape: Shape, statement: SQL) {
  const { rows } = await db.execute(statement)
  return z.array(shape).parse(rows)
}

/** The parts that hold a row: one look into the index for each. */
export async function listParts(ctx: Context, { rows }: PublicAddresses): Promise<number[]> {
  const found = await query(
    ctx,
    PartRow,
    sql`select part from generate_series(0, (select (max(id) - 1) / ${rowsPerPart}::int from (${rows}) every)) part
      where exists (select from (${rows}) own
        where own.id > part * ${rowsPerPart}::int and own.id <= (part + 1) * ${rowsPerPart}::int)
      order by part`,
  )
  return found.map(({ part }) => part + 1)
}

/** The rows of one part, read a thousand at a time from where the last thousand ended. */
export async function listRows(ctx: Context, { rows }: PublicAddresses, part: number): Promise<Listed[]> {
  const end = part * rowsPerPart
  const all: Listed[] = []
  let last = end - rowsPerPart
  for (;;) {
    const some = await query(
      ctx,
      Row,
      sql`select id, path, changed_at from (${rows}) own
        where id > ${last}::bigint and id <= ${end}::bigint order by id limit ${rowsAtOnce}::int`,
    )
    all.push(...some)
    last = some.at(-1)?.id ?? end
    if (some.length < rowsAtOnce) return all
  }
}
