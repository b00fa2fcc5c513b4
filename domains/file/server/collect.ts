import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { picturedProducts, picturePlaces } from '../../picture-columns.ts'
import { libraryPictureTable } from './tables.ts'

const isPicture = `strict $.** ? (@.src like_regex "^/media/" && exists(@.widths) && exists(@.tone))`

/** Every column that holds pictures with their sizes, and what the row is called that shows them. */
const shown = [{ ...picturedProducts, columns: [picturedProducts.column] }, ...picturePlaces].flatMap(
  ({ table, title, columns }) =>
    columns
      .filter((column) => column.getSQLType() === 'jsonb')
      .map((column) => {
        const name = title ? sql`${title}::text` : sql`''`
        return sql`select ${name} as name, jsonb_path_query(${column}, ${isPicture}::jsonpath) as picture from ${table}`
      }),
)

/**
 * Puts into the library what the shop shows and no one uploaded through it: what was there before, or moved in. It is
 * called as what shows it.
 */
export async function collectPictures(ctx: Context) {
  await ctx.db.execute(sql`
    insert into ${libraryPictureTable} (stem, picture, name, alt, alt_en)
    select distinct on (stem) stem, picture, name, coalesce(picture->>'alt', ''), coalesce(picture->>'alt_en', '')
    from (
      select name, picture, substring(picture->>'src' from '^/media/((?:[a-z0-9]+-)+[0-9a-f]{16})-') as stem
      from (${sql.join(shown, sql` union all `)}) as shown
    ) as found
    where stem is not null
    on conflict (stem) do nothing`)
}
