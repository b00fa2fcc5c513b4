import { toKeyset } from '@sillage/kit/keyset.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, asc, desc, eq, ilike, lt, ne, or, sql } from 'drizzle-orm'
import { writeRead } from '../../audit/server/audit-reads.ts'
import { certificateTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { classSessionTable, courseTable } from '../../course/server/tables.ts'

type Asked = { keyword?: string | undefined; after?: number | undefined; limit: number }

/** Certificates for staff, the newest first; found by number or name. */
export async function listCertificates(ctx: Context, { keyword, after, limit }: Asked) {
  const like = `%${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await ctx.db
    .select()
    .from(certificateTable)
    .where(
      and(
        after ? lt(certificateTable.id, after) : undefined,
        keyword ? or(ilike(certificateTable.number, like), ilike(certificateTable.name, like)) : undefined,
      ),
    )
    .orderBy(desc(certificateTable.id))
    .limit(limit + 1)
  const { shown, next_after } = toKeyset(rows, limit, ({ id }) => id)
  await writeRead(ctx, 'certificates', keyword || 'all')
  const data = shown.map(({ id, number, name, title, title_en, level, issued_at, revoked_at, revoke_reason }) => ({
    id,
    number,
    name,
    title,
    title_en,
    level,
    issued_at: issued_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
    revoke_reason,
  }))
  return { data, next_after }
}

/** Sessions whose participants have completed them and wait for their certificates. */
export async function listReady(ctx: Context) {
  const rows = await ctx.db
    .select({
      session_id: classSessionTable.id,
      title: courseTable.title,
      title_en: courseTable.title_en,
      starts_at: classSessionTable.starts_at,
      enrolment_ids: sql<number[]>`array_agg(${enrolmentTable.id} order by ${enrolmentTable.id})`,
    })
    .from(enrolmentTable)
    .innerJoin(classSessionTable, eq(classSessionTable.id, enrolmentTable.session_id))
    .innerJoin(courseTable, eq(courseTable.product_id, classSessionTable.product_id))
    .where(and(eq(enrolmentTable.state, 'completed'), ne(enrolmentTable.name, '')))
    .groupBy(classSessionTable.id, courseTable.product_id)
    .orderBy(asc(classSessionTable.starts_at))
    .limit(100)
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }))
}
