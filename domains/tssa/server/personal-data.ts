import { asc, eq, inArray, or } from 'drizzle-orm'
import {
  certificateTable,
  classCalendarTable,
  classWaitTable,
  enrolmentTable,
} from '../../course/server/enrolment-tables.ts'
import type { PersonalData } from '../../personal-data-shape.ts'

/** Seats, attendance and certificates go with their member: a number is unknown afterwards. */
export const classData: PersonalData = {
  name: 'classes',
  async collect(ctx, { mb_id }) {
    const seats = await ctx.db
      .select()
      .from(enrolmentTable)
      .where(eq(enrolmentTable.mb_id, mb_id))
      .orderBy(asc(enrolmentTable.id))
    const [waits, certificates] = [
      await ctx.db.select().from(classWaitTable).where(eq(classWaitTable.mb_id, mb_id)),
      await ctx.db.select().from(certificateTable).where(eq(certificateTable.mb_id, mb_id)),
    ]
    // Codes open the door to a class and notes are the staff's own.
    return { seats: seats.map(({ code: _, note: __, ...seat }) => seat), waits, certificates }
  },
  async erase(ctx, { mb_id }) {
    const seats = ctx.db.select({ id: enrolmentTable.id }).from(enrolmentTable).where(eq(enrolmentTable.mb_id, mb_id))
    await ctx.db
      .delete(certificateTable)
      .where(or(inArray(certificateTable.enrolment_id, seats), eq(certificateTable.mb_id, mb_id)))
    await ctx.db.delete(enrolmentTable).where(eq(enrolmentTable.mb_id, mb_id))
    await ctx.db.delete(classWaitTable).where(eq(classWaitTable.mb_id, mb_id))
    await ctx.db.delete(classCalendarTable).where(eq(classCalendarTable.mb_id, mb_id))
  },
}
