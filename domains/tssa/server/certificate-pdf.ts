import { Readable } from 'node:stream'
import { notFound, Problem } from '@sillage/kit/problem.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { and, eq } from 'drizzle-orm'
import { certificateTable, enrolmentTable } from '../../course/server/enrolment-tables.ts'
import { drawApart } from '../../quotation/server/pdf/draw-apart.ts'
import type { Link } from './calendar-file.ts'
import type { Whose } from './whose-bookings.ts'

export type CertificateContent = {
  number: string
  name: string
  title: string
  title_en: string
  weeks: number
  hours: number
  completed_on: string
  issued_at: Date
  verify_url: string
}

const worker = new URL('./certificate-worker.ts', import.meta.url)

/** The certificate of a participant, for who booked the seat. */
export async function openCertificate(ctx: Context, link: Link, { whose, number }: { whose: Whose; number: string }) {
  const [found] = await ctx.db
    .select({ certificate: certificateTable })
    .from(certificateTable)
    .innerJoin(enrolmentTable, eq(enrolmentTable.id, certificateTable.enrolment_id))
    .where(and(eq(certificateTable.number, number), whose))
  if (!found) throw notFound()
  const { certificate } = found
  if (certificate.revoked_at)
    throw new Problem(409, '취소된 수료증이에요. 고객센터로 연락해 주세요.', { code: 'revoked' })
  const { name, title, title_en, weeks, minutes, completed_at, issued_at } = certificate
  const content: CertificateContent = {
    number,
    name,
    title,
    title_en,
    weeks,
    hours: Math.round((weeks * minutes) / 60),
    completed_on: seoulDay(completed_at).replaceAll('-', '. ').concat('.'),
    issued_at,
    verify_url: link(`/verify/${number}`),
  }
  const bytes = await drawApart(ctx, content, worker)
  return { stream: Readable.from([bytes]), size: bytes.length, type: 'application/pdf', name: `${number}.pdf` }
}
