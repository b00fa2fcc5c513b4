import { invalid, notFound, Problem } from '@sillage/kit/problem.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { refuseOutdated, versionOf } from '@sillage/server-kit/row-version.ts'
import { violatedConstraint } from '@sillage/server-kit/violated.ts'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { roomTable, studioTable, teacherTable } from '../../course/server/tables.ts'
import { memberTable } from '../../member/server/tables.ts'
import { staffTable } from '../../staff/server/tables.ts'
import type { StaffStudio, StaffTeacher } from '../staff-place-contract.ts'

type StudioForm = Omit<StaffStudio, 'id' | 'version'>
type RoomForm = StudioForm['rooms'][number]
type TeacherForm = Omit<StaffTeacher, 'id' | 'version' | 'staff_name' | 'sessions'>
/** What is saved: null makes a new one. */
type Opened = { id: number | null; based_on?: string | undefined }

/** Every studio with its rooms, every teacher, and the accounts that a teacher can be. */
export async function listPlaces(ctx: Context) {
  const studios = await ctx.db.select().from(studioTable).orderBy(asc(studioTable.id))
  const rooms = await ctx.db.select().from(roomTable).orderBy(asc(roomTable.id))
  const teachers = await ctx.db
    .select({
      teacher: teacherTable,
      staff_name: memberTable.mb_name,
      sessions: sql<number>`(select count(*)::int from class_session where class_session.teacher_id = teacher.id
        and canceled_at is null and starts_at > ${ctx.now().toISOString()})`,
    })
    .from(teacherTable)
    .leftJoin(staffTable, eq(staffTable.mb_id, teacherTable.staff_id))
    .leftJoin(memberTable, eq(memberTable.mb_id, staffTable.mb_id))
    .orderBy(asc(teacherTable.id))
  const accounts = await ctx.db
    .select({ mb_id: staffTable.mb_id, name: memberTable.mb_name })
    .from(staffTable)
    .innerJoin(memberTable, eq(memberTable.mb_id, staffTable.mb_id))
    .orderBy(asc(memberTable.mb_name))
  return {
    studios: studios.map((row) => {
      const studio = { ...row, rooms: rooms.filter(({ studio_id }) => studio_id === row.id) }
      return { ...studio, version: versionOf(studio) }
    }),
    teachers: teachers.map(({ teacher, staff_name, sessions }) => ({
      ...teacher,
      version: versionOf(teacher),
      // Who is no longer on the staff is no account any more.
      staff_id: staff_name === null ? null : teacher.staff_id,
      staff_name: staff_name ?? '',
      sessions,
    })),
    accounts,
  }
}

/** Adds a studio, or changes the one with this id; its rooms are those of the form. */
export async function saveStudio(ctx: Context, { id, based_on }: Opened, { rooms, ...form }: StudioForm) {
  await ctx.transaction(async (ctx) => {
    await lockPlaces(ctx)
    const before = id === null ? null : await findStudio(ctx, id)
    if (before) refuseOutdated(before, based_on)
    const studio_id = id ?? (await nextId(ctx, 'studio'))
    const [saved] = await ctx.db
      .insert(studioTable)
      .values({ ...form, id: studio_id })
      .onConflictDoUpdate({ target: studioTable.id, set: form })
      .returning()
    await saveRooms(ctx, studio_id, rooms)
    await writeAudit(ctx, {
      action: id === null ? 'studio.create' : 'studio.change',
      subject: `studio:${studio_id}`,
      before,
      after: { ...saved, rooms },
    })
    await emptyTags(ctx, 'tssa')
  })
  return listPlaces(ctx)
}

async function findStudio(ctx: Context, id: number) {
  const [studio] = await ctx.db.select().from(studioTable).where(eq(studioTable.id, id))
  if (!studio) throw notFound()
  const rooms = await ctx.db.select().from(roomTable).where(eq(roomTable.studio_id, id)).orderBy(asc(roomTable.id))
  return { ...studio, rooms }
}

/** Rooms in which something was ever taught stay: sessions say where they were. */
async function saveRooms(ctx: Context, studio_id: number, rooms: readonly RoomForm[]) {
  const kept = rooms.flatMap(({ id }) => id ?? [])
  const own = await ctx.db.$count(
    roomTable,
    and(eq(roomTable.studio_id, studio_id), sql`${roomTable.id} = any(${sql.param(kept)}::int[])`),
  )
  if (own < kept.length) throw invalid('rooms', '다른 스튜디오의 방이에요.')
  try {
    await ctx.db
      .delete(roomTable)
      .where(and(eq(roomTable.studio_id, studio_id), kept.length > 0 ? notInArray(roomTable.id, kept) : undefined))
  } catch (error) {
    if (!violatedConstraint(error)) throw error
    throw new Problem(409, '수업이 열렸던 방은 지울 수 없어요.', { code: 'room_used' })
  }
  for (const { id, ...room } of rooms)
    await ctx.db
      .insert(roomTable)
      .values({ ...room, studio_id, id: id ?? (await nextId(ctx, 'studio_room')) })
      .onConflictDoUpdate({ target: roomTable.id, set: room })
}

/** Adds a teacher, or changes the one with this id. An account is one teacher at most. */
export async function saveTeacher(ctx: Context, { id, based_on }: Opened, form: TeacherForm) {
  await ctx.transaction(async (ctx) => {
    await lockPlaces(ctx)
    const [before] = id === null ? [] : await ctx.db.select().from(teacherTable).where(eq(teacherTable.id, id))
    if (id !== null && !before) throw notFound()
    if (before) refuseOutdated(before, based_on)
    await requireAccount(ctx, id, form.staff_id)
    const teacher_id = id ?? (await nextId(ctx, 'teacher'))
    await ctx.db
      .insert(teacherTable)
      .values({ ...form, id: teacher_id })
      .onConflictDoUpdate({ target: teacherTable.id, set: form })
    await writeAudit(ctx, {
      action: id === null ? 'teacher.create' : 'teacher.change',
      subject: `teacher:${teacher_id}`,
      before: before ?? null,
      after: form,
    })
    await emptyTags(ctx, 'tssa')
  })
  return listPlaces(ctx)
}

/** Two teachers of one account could be booked at the same time. */
async function requireAccount(ctx: Context, id: number | null, staff_id: string | null) {
  if (staff_id === null) return
  const accounts = await ctx.db.$count(staffTable, eq(staffTable.mb_id, staff_id))
  if (accounts === 0) throw invalid('staff_id', '직원 계정을 골라 주세요.')
  const [other] = await ctx.db.select().from(teacherTable).where(eq(teacherTable.staff_id, staff_id))
  if (other && other.id !== id) throw invalid('staff_id', '이미 다른 강사에게 연결된 계정이에요.')
}

const lockPlaces = (ctx: Context) => ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('class places'))`)

/** Under the lock: the tables are short, and the demo names its rows itself. */
async function nextId(ctx: Context, table: 'studio' | 'studio_room' | 'teacher'): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int + 1 as id from ${sql.identifier(table)}`,
  )
  return rows[0]?.id ?? 1
}
