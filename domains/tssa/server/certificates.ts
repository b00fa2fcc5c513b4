import { notFound, Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/server/audit.ts'
import { certificateNumber, fitsCheckLetters, tidyNumber } from '../../course/certificate-number.ts'
import {
  type CertificateRow,
  certificateTable,
  type EnrolmentRow,
  enrolmentTable,
} from '../../course/server/enrolment-tables.ts'
import { meetingsOf } from '../../course/server/meetings.ts'
import type { courseTable } from '../../course/server/tables.ts'
import { classCertified } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { toBuyer } from '../../order/server/messages.ts'
import { orderTable } from '../../order/server/tables.ts'
import { classLink } from './class-link.ts'
import { findClass } from './find-class.ts'

/** Issues certificates to participants who have completed a session. One who has one keeps it. */
export const issueCertificates = (ctx: Context, session_id: number, enrolment_ids: readonly number[]) =>
  ctx.transaction(async (ctx) => {
    const { meets_at, of } = await findClass(ctx, session_id)
    const seats = await ctx.db
      .select()
      .from(enrolmentTable)
      .where(and(eq(enrolmentTable.session_id, session_id), inArray(enrolmentTable.id, [...enrolment_ids])))
      .orderBy(enrolmentTable.id)
      .for('update')
    const notYet = seats.find(({ state }) => state !== 'completed' && state !== 'certified')
    if (notYet || seats.length < new Set(enrolment_ids).size)
      throw new Problem(409, '수료한 사람에게만 수료증을 발급할 수 있어요.', { code: 'not_completed' })
    const unnamed = seats.find(({ name }) => name.trim() === '')
    if (unnamed) throw new Problem(409, '이름이 없는 참가자가 있어요. 이름을 먼저 적어 주세요.', { code: 'unnamed' })
    const completed_at = meetingsOf({ meets_at, minutes: of.minutes }).at(-1)?.ends_at ?? ctx.now()
    const issued: CertificateRow[] = []
    for (const seat of seats.filter(({ state }) => state === 'completed'))
      issued.push(await issue(ctx, seat, { of, completed_at }))
    await writeAudit(ctx, {
      action: 'class.certify',
      subject: `session:${session_id}`,
      before: null,
      after: { numbers: issued.map(({ number }) => number) },
    })
    return issued
  })

type Completed = { of: typeof courseTable.$inferSelect; completed_at: Date }

async function issue(ctx: Context, seat: EnrolmentRow, completed: Completed) {
  const row = await writeCertificate(ctx, seat, completed)
  const { title: kr, title_en: en, number } = row
  const [order] = await ctx.db.select().from(orderTable).where(eq(orderTable.id, seat.order_id))
  if (order)
    await sendMessage(ctx, classCertified, {
      ...toBuyer(order),
      subject: `certificate:${row.id}`,
      transition: 'issued',
      values: { course: { kr, en }, number, link: classLink(ctx, order) },
    })
  return row
}

/** Writes a certificate with the next number of its year. */
export async function writeCertificate(ctx: Context, seat: EnrolmentRow, { of, completed_at }: Completed) {
  const now = ctx.now()
  const year = Number(seoulDay(now).slice(0, 4))
  // Numbers follow each other: taken one at a time, under a lock that ends with the transaction.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('certificate number'))`)
  const ofYear = sql`extract(year from ${certificateTable.issued_at} at time zone 'Asia/Seoul') = ${year}`
  const serial = 1 + (await ctx.db.$count(certificateTable, ofYear))
  const { product_id, title, title_en, level, weeks, minutes } = of
  const [row] = await ctx.db
    .insert(certificateTable)
    .values({
      number: certificateNumber({ level, year, serial }),
      enrolment_id: seat.id,
      mb_id: seat.position === 1 ? seat.mb_id : null,
      name: seat.name,
      product_id,
      title,
      title_en,
      level,
      weeks,
      minutes,
      completed_at,
      issued_at: now,
    })
    .returning()
  if (!row) throw new Error('an inserted certificate was not returned')
  await ctx.db.update(enrolmentTable).set({ state: 'certified', changed_at: now }).where(eq(enrolmentTable.id, seat.id))
  return row
}

export const revokeCertificate = (ctx: Context, number: string, reason: string) =>
  ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .update(certificateTable)
      .set({ revoked_at: ctx.now(), revoke_reason: reason })
      .where(and(eq(certificateTable.number, number), isNull(certificateTable.revoked_at)))
      .returning()
    if (row)
      await writeAudit(ctx, {
        action: 'class.revoke',
        subject: `certificate:${number}`,
        before: null,
        after: { reason },
      })
    const [known] = await ctx.db.select().from(certificateTable).where(eq(certificateTable.number, number))
    if (!known) throw notFound()
    return { number, revoked_at: known.revoked_at?.toISOString() ?? null }
  })

/** The holder decides whether the verification page shows the whole name. */
export async function allowName(ctx: Context, number: string, show_name: boolean) {
  const { mb_id } = requireMember(ctx)
  const [row] = await ctx.db
    .update(certificateTable)
    .set({ show_name })
    .where(and(eq(certificateTable.number, number), eq(certificateTable.mb_id, mb_id)))
    .returning()
  if (!row) throw notFound()
  return { number, show_name }
}

/** 김하나 becomes 김*나, Hana Kim becomes H*** K**. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [only = ''] = words
  const signs = [...only]
  if (words.length > 1)
    return words.map((word) => `${word.slice(0, 1)}${'*'.repeat(Math.max(1, [...word].length - 1))}`).join(' ')
  if (signs.length < 3) return `${signs[0] ?? ''}*`
  return `${signs[0]}${'*'.repeat(signs.length - 2)}${signs.at(-1)}`
}

/** What a third party may know of a certificate. A number that does not fit its check letters is never looked up. */
export async function verifyCertificate(ctx: Context, code: string) {
  const number = tidyNumber(code)
  const checked_at = ctx.now().toISOString()
  if (!fitsCheckLetters(number)) return { number, checked_at, answer: 'mistyped' as const, certificate: null }
  const [row] = await ctx.db.select().from(certificateTable).where(eq(certificateTable.number, number))
  if (!row) return { number, checked_at, answer: 'unknown' as const, certificate: null }
  const { title, title_en, level, weeks, minutes, completed_at, revoked_at, name, show_name } = row
  return {
    number,
    checked_at,
    answer: revoked_at ? ('revoked' as const) : ('valid' as const),
    certificate: {
      name: show_name && !revoked_at ? name : maskName(name),
      title,
      title_en,
      level,
      weeks,
      hours: Math.round((weeks * minutes) / 60),
      completed_at: completed_at.toISOString(),
      revoked_at: revoked_at?.toISOString() ?? null,
    },
  }
}
