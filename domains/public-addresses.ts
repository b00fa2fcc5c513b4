import { type SQL, sql } from 'drizzle-orm'
import { isShownAt } from './board/server/publishing.ts'
import { isShown } from './catalog/server/categories.ts'
import { categoryTable, productTable } from './catalog/server/tables.ts'
import { cmsPageTable } from './content/server/cms-tables.ts'
import { promotionTable } from './content/server/promotion-tables.ts'
import { recipeTable, selectTable } from './content/server/tables.ts'
import { faqTable } from './faq/server/tables.ts'
import { noticeTable } from './notice/server/tables.ts'

/** Rows with a page of their own that anyone may find. */
export type PublicAddresses = {
  /** Emails only: it stands in the sitemap's addresses. */
  name: string
  /** Emptied when one comes, goes or changes. */
  tags: readonly string[]
  /** id, path, and when the page last changed (null where no one knows), in no order. */
  rows: SQL
}

export const publicAddresses: readonly PublicAddresses[] = [
  {
    name: 'categories',
    tags: ['categories'],
    rows: sql`select id, '/shop/category/' || id as path, null::timestamptz as changed_at from ${categoryTable}
      where ${isShown(sql`${categoryTable.id}`)}`,
  },
  {
    name: 'products',
    tags: ['products'],
    rows: sql`select id, case kind when 'class' then '/tssa' else '/shop' end || '/product/' || id as path, changed_at
      from ${productTable} where visible`,
  },
  {
    name: 'selects',
    tags: ['selects'],
    rows: sql`select id, '/contents/select/' || id as path, published_at as changed_at from ${selectTable}
      where published_at <= now()`,
  },
  {
    name: 'recipes',
    tags: ['recipes'],
    rows: sql`select id, '/contents/diy/' || id as path, null::timestamptz as changed_at from ${recipeTable}
      where visible`,
  },
  {
    name: 'promotions',
    tags: ['promotions'],
    rows: sql`select id, '/contents/promotion/' || id as path, starts_at as changed_at from ${promotionTable}
      where visible`,
  },
  {
    name: 'pages',
    tags: ['cms'],
    // The banner is a part of every page, and the house has its own.
    rows: sql`select id, '/contents/' || name as path, published_at as changed_at from ${cmsPageTable}
      where template is not null and name not in ('banner', 'company')`,
  },
  {
    name: 'notices',
    tags: ['notice'],
    rows: sql`select id, '/' || board || '/notice/' || id as path, changed_at from ${noticeTable}
      where ${isShownAt(noticeTable, sql`now()`)}`,
  },
  {
    name: 'questions',
    tags: ['faq'],
    rows: sql`select id, '/customer/faq?id=' || id as path, changed_at from ${faqTable}
      where ${isShownAt(faqTable, sql`now()`)}`,
  },
]
