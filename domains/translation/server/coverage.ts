import type { Context } from '@sillage/server-kit/context.ts'
import { sql } from 'drizzle-orm'
import type { CoverageArea } from '../words.ts'
import { termTable } from './tables.ts'

type Row = { area: CoverageArea; name: string; total: number; english: number }

/** Empty, or still in Korean. */
const lacks = (column: string) => sql.raw(`(${column} is null or ${column} = '' or ${column} ~ '[가-힣]')`)

/** How much of what the shop says has English: by area, and the pages that staff put together one by one. */
export async function listCoverage(ctx: Context) {
  const counted = (area: CoverageArea, table: string, wanted: string, column: string) => sql`
    select ${area}::text as area, '' as name, count(*)::int as total,
      (count(*) filter (where not ${lacks(column)}))::int as english
    from ${sql.raw(table)} where ${sql.raw(wanted)}`
  const { rows } = await ctx.db.execute<Row>(sql`
    select 'phrases' as area, '' as name, count(*)::int as total, (count(*) filter (where text <> ''))::int as english
    from ${termTable} where locale = 'en'
    union all ${counted('products', 'product', 'visible', 'name_en')}
    union all ${counted('categories', 'category', 'not hidden', 'name_en')}
    union all ${counted('stores', 'store', 'not hidden', 'name_en')}
    union all ${counted('recipes', 'recipe', 'visible', 'title_en')}
    union all ${counted('promotions', 'promotion', 'visible', 'title_en')}
    union all ${counted('popups', 'popup', 'active', 'title_en')}
    union all (${pages} order by name)`)
  return { data: rows.map((row) => ({ ...row, total: Number(row.total), english: Number(row.english) })) }
}

/** Of the texts on a page, those whose English is written. */
const pages = sql`
  select 'page' as area, cms_page.name, count(*)::int as total,
    (count(*) filter (where coalesce(text ->> 'innerText_en', '') <> ''))::int as english
  from cms_page cross join lateral jsonb_path_query(cms_page.template, 'strict $.** ? (@.innerText != "")') as text
  where text ->> 'innerText' ~ '[가-힣]'
  group by cms_page.name`
