import { asc, eq } from 'drizzle-orm'
import { auditData } from '../../audit/server/personal-data.ts'
import type { PersonalData } from '../../personal-data-shape.ts'
import { findPermissions } from './permissions.ts'
import { dropFactors } from './second-factor.ts'
import { savedViewTable, staffFactorTable } from './tables.ts'

/** The audit log, and the rule that staff hand over their permissions before they leave. */
export const staffData: PersonalData = {
  ...auditData,
  async open(ctx, { mb_id }) {
    const staff = await findPermissions(ctx, mb_id)
    return staff ? '직원 계정이에요. 직원 권한을 해제한 뒤에 탈퇴할 수 있어요.' : null
  },
}

/** By which apps and passkeys a member of staff signs in; what they hold is secret. */
export const staffFactorData: PersonalData = {
  name: 'staff_factor',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({
        kind: staffFactorTable.kind,
        name: staffFactorTable.name,
        created_at: staffFactorTable.created_at,
        used_at: staffFactorTable.used_at,
      })
      .from(staffFactorTable)
      .where(eq(staffFactorTable.mb_id, mb_id))
      .orderBy(asc(staffFactorTable.created_at)),
  erase: (ctx, { mb_id }) => dropFactors(ctx, mb_id),
}

/** How they like to see the lists of the console. */
export const savedViewData: PersonalData = {
  name: 'saved_views',
  collect: (ctx, { mb_id }) =>
    ctx.db
      .select({ list: savedViewTable.list, name: savedViewTable.name, query: savedViewTable.query })
      .from(savedViewTable)
      .where(eq(savedViewTable.mb_id, mb_id))
      .orderBy(asc(savedViewTable.id)),
  async erase(ctx, { mb_id }) {
    await ctx.db.delete(savedViewTable).where(eq(savedViewTable.mb_id, mb_id))
  },
}
