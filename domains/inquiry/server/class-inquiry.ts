import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { staffClassInquiry } from '../../message/server/catalogue/staff.ts'
import { sendToStaff } from '../../message/server/send-to-staff.ts'
import { limit } from '../../rate-limits.ts'
import type { classInquiry } from '../class-inquiry-contract.ts'
import { type ClassSubject, type ClassWish, classSubjectNames, classWishNames } from '../words.ts'
import { place } from './ask.ts'
import { guestAskedEmail } from './emails.ts'
import { inquiryKeyOf, notifyGuest } from './guests.ts'
import { subjectOf } from './inquiries.ts'
import { addMessage } from './moves.ts'
import { inquiryTable } from './tables.ts'

type Asked = HandlerInput<typeof classInquiry.ask>['body']

const titles: Record<ClassWish, { kr: string; en: string }> = {
  group: { kr: `${classWishNames.group} 문의`, en: 'Group class' },
  visit: { kr: `${classWishNames.visit} 문의`, en: 'On-site class' },
  course: { kr: `${classWishNames.course} 문의`, en: 'Regular course' },
  other: { kr: '클래스 문의', en: 'About classes' },
}
const labels = {
  subjects: { kr: '관심 있는 수업', en: 'Interested in' },
  company: { kr: '단체', en: 'Group' },
  people: { kr: '인원', en: 'People' },
  day: { kr: '희망 날짜', en: 'When' },
  hp: { kr: '연락처', en: 'Phone' },
} as const

const subjectNames: Record<ClassSubject, { kr: string; en: string }> = {
  candle: { kr: classSubjectNames.candle, en: 'Candle making' },
  perfume: { kr: classSubjectNames.perfume, en: 'Perfumery' },
  diffuser: { kr: classSubjectNames.diffuser, en: 'Diffuser making' },
  wax: { kr: classSubjectNames.wax, en: 'Wax objects' },
}

/** What was filled in, as one reads it in a thread: the facts first, then the words. */
function writtenAs(input: Asked, lang: 'kr' | 'en') {
  const fields = ['company', 'people', 'day', 'hp'] as const
  const facts = fields.filter((field) => input[field] !== '').map((field) => `${labels[field][lang]}: ${input[field]}`)
  const subjects = input.subjects.map((subject) => subjectNames[subject][lang]).join(', ')
  if (subjects) facts.unshift(`${labels.subjects[lang]}: ${subjects}`)
  return [facts.join('\n'), input.body].filter(Boolean).join('\n\n')
}

/** A question about classes becomes an inquiry: a member's own, or a guest's that a key opens. */
export async function askAboutClass(ctx: Context, input: Asked, files: SentFile[]) {
  const { member, visitor } = ctx
  const { request_key, wish, name, hp, email } = input
  if (!member && !input.consent) throw invalid('consent', '개인정보 수집·이용에 동의해 주세요.')
  const known = await findByKey(ctx, request_key)
  if (known) return toAnswer(ctx, known)
  await limit(ctx, 'class-inquiry', { mail: email })
  const row = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const [row] = await ctx.db
      .insert(inquiryTable)
      .values({
        mb_id: member?.mb_id ?? null,
        request_key,
        name,
        hp,
        email,
        lang: visitor.lang,
        topic: 'class',
        title: titles[wish][visitor.lang],
        created_at: ctx.now(),
        changed_at: ctx.now(),
        waiting_since: ctx.now(),
      })
      .onConflictDoNothing({ target: inquiryTable.request_key })
      .returning()
    // Sent twice at the same time: the other one was first, and what came with this one is removed as an orphan.
    if (!row) return null
    const mb_id = row.mb_id
    const message_id = await addMessage(ctx, {
      inquiry_id: row.id,
      from_staff: false,
      mb_id,
      body: writtenAs(input, visitor.lang),
    })
    await attach({ place, subject: subjectOf(message_id), mb_id })
    if (mb_id === null) await notifyGuest(ctx, row, 'asked', guestAskedEmail)
    await sendToStaff(ctx, place, staffClassInquiry, {
      subject: `inquiry:${row.id}`,
      transition: 'asked',
      values: { asker: name, link: '' },
    })
    return row
  })
  const kept = row ?? (await findByKey(ctx, request_key))
  if (!kept) throw new Error('an inquiry that was there is gone')
  return toAnswer(ctx, kept)
}

type Row = typeof inquiryTable.$inferSelect

async function findByKey(ctx: Context, request_key: string): Promise<Row | undefined> {
  const [row] = await ctx.db.select().from(inquiryTable).where(eq(inquiryTable.request_key, request_key))
  return row
}

const toAnswer = (ctx: Context, { id, mb_id }: Row) => ({ id, view_key: mb_id === null ? inquiryKeyOf(ctx, id) : null })
