import type { Context } from '@sillage/server-kit/context.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { picturePlaces, picturedProducts as products } from '../../picture-columns.ts'
import type { PictureUse } from '../library-contract.ts'
import { libraryPictureTable } from './tables.ts'

/** More are not listed: a picture may stand for a thousand products. */
const usesListed = 10

const inAddress = '/media/((?:[a-z0-9]+-)+[0-9a-f]{16})-'

/** Every picture that something besides the products shows. There are few of these, so all are read. */
const shownElsewhere = sql.join(
  picturePlaces.flatMap(({ place, table, id, title, columns }) =>
    columns.map(
      (column) => sql`select ${sql.raw(`'${place}'`)} as place, ${textOf(id)} as id, ${textOf(title)} as title,
        (regexp_matches(${column}::text, ${sql.raw(`'${inAddress}'`)}, 'g'))[1] as stem from ${table}`,
    ),
  ),
  sql` union all `,
)

function textOf(column: AnyPgColumn | null) {
  return column ? sql`${column}::text` : sql`''`
}

/** A product that shows it; found by an index, for there may be a million. */
const productShows = (stem: SQL | AnyPgColumn) =>
  sql`${products.column} @> jsonb_build_array(jsonb_build_object('src', '/media/' || ${stem} || '-{width}.webp'))`

/** Whether a picture of the library is shown anywhere. */
export const isShown = sql`(${libraryPictureTable.stem} in (select elsewhere.stem from (${shownElsewhere}) elsewhere)
  or exists (select from ${products.table} where ${productShows(libraryPictureTable.stem)}))`

/** Where each of these is shown. */
export async function findUses(ctx: Context, stems: readonly string[]): Promise<Map<string, PictureUse[]>> {
  if (stems.length === 0) return new Map()
  const asked = sql`unnest(array[${sql.join(
    stems.map((stem) => sql`${stem}`),
    sql`, `,
  )}]::text[])`
  const { rows } = await ctx.db.execute<PictureUse & { stem: string }>(sql`
    select 'product' as place, found.id::text as id, found.title, asked.stem
      from ${asked} as asked(stem) cross join lateral (select ${products.id} as id, ${products.title} as title from ${products.table}
        where ${productShows(sql`asked.stem`)} limit ${usesListed}) found
    union
    select elsewhere.* from (${shownElsewhere}) elsewhere where elsewhere.stem in (select ${asked})`)
  const grouped = Map.groupBy(rows, ({ stem }) => stem)
  return new Map([...grouped].map(([stem, uses]) => [stem, uses.slice(0, usesListed)]))
}
