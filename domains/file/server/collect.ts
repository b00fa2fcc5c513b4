import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import { shownPictures } from '../../picture-columns.ts'
import { libraryPictureTable } from './tables.ts'

const isPicture = `strict $.** ? (@.src like_regex "^/media/" && exists(@.widths) && exists(@.tone))`

/** Puts into the library what the shop shows and no one uploaded through it: what was there before, or moved in. */
export async function collectPictures(ctx: Context) {
  const shown = shownPictures
    .filter((column) => column.getSQLType() === 'jsonb')
    .map((column) => sql`select jsonb_path_query(${column}, ${isPicture}::jsonpath) as picture from ${column.table}`)
  await ctx.db.execute(sql`
    insert into ${libraryPictureTable} (stem, picture, alt, alt_en)
    select distinct on (stem) stem, picture, coalesce(picture->>'alt', ''), coalesce(picture->>'alt_en', '')
    from (
      select picture, substring(picture->>'src' from '^/media/((?:[a-z0-9]+-)+[0-9a-f]{16})-') as stem
      from (${sql.join(shown, sql` union all `)}) as shown
    ) as found
    where stem is not null
    on conflict (stem) do nothing`)
}
