import type { HandlerInput, SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { removeFiles, withStoredFiles } from '@sillage/server-kit/stored-files.ts'
import { eq } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import type { application } from '../contract.ts'
import { type ApplicationKind, applicationFiles, givenBy, stateAfter } from '../words.ts'
import { filesOf, findApplication, subjectOf } from './applications.ts'
import { addEvent, lockFor, type Row, settle } from './lock.ts'
import { notifyReceived } from './messages.ts'
import { missingFieldsIn, normalNumber } from './missing-fields.ts'
import { applicationTable } from './tables.ts'

/** The permission with which staff see applications and what was sent with them. */
export const place = 'applications'

const limitWriting = (ctx: Context, mb_id: string) => limit(ctx, 'application', { member: mb_id })

type Form = Omit<HandlerInput<typeof application.change>['body'], 'keep'>

export async function createApplication(
  ctx: Context,
  { kind, step, ...form }: Form & { kind: ApplicationKind },
  files: SentFile[],
) {
  const { mb_id, grade } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  if (givenBy[kind].some((each) => each === grade))
    throw new Problem(409, '이미 승인된 회원이에요.', { code: 'already_approved' })
  const id = await withStoredFiles(ctx, files, async (ctx, attach) => {
    const texts = { ...form, business_number: normalNumber(form) }
    const times = { created_at: ctx.now(), changed_at: ctx.now() }
    const [row] = await ctx.db
      .insert(applicationTable)
      .values({ ...texts, mb_id, kind, state: 'draft', ...times })
      // Two clicks, or two tabs: the first one counts.
      .onConflictDoNothing()
      .returning()
    if (!row) throw new Problem(409, '이미 진행 중인 신청이 있어요.', { code: 'already_open' })
    await attach({ place, subject: subjectOf(row.id), mb_id })
    await addEvent(ctx, { application_id: row.id, to_state: 'draft' })
    if (step === 'send') await send(ctx, row)
    return row.id
  })
  return findApplication(ctx, id)
}

export async function changeApplication(
  ctx: Context,
  id: number,
  { step, keep, ...form }: HandlerInput<typeof application.change>['body'],
  files: SentFile[],
) {
  const { mb_id } = requireMember(ctx)
  await limitWriting(ctx, mb_id)
  await withStoredFiles(ctx, files, async (ctx, attach) => {
    const { locked, next } = await lockFor(ctx, 'save', id, mb_id)
    const there = await filesOf(ctx, id)
    const gone = there.filter((file) => !keep.includes(file.id))
    if (there.length - gone.length + files.length > applicationFiles.max)
      throw invalid('files', '파일이 너무 많아요. 몇 개를 빼 주세요.')
    await removeFiles(
      ctx,
      gone.map((file) => file.id),
    )
    await attach({ place, subject: subjectOf(id), mb_id })
    const texts = { ...form, business_number: normalNumber(form) }
    await settle(ctx, locked, { ...texts, state: next })
    if (step === 'send') await send(ctx, { ...locked, ...texts })
  })
  return findApplication(ctx, id)
}

/** Hands it in, once nothing is wanting. */
async function send(ctx: Context, row: Row) {
  const errors = missingFieldsIn(row.kind, row, (await filesOf(ctx, row.id)).length)
  const [first] = Object.values(errors)
  if (first) throw new Problem(422, first.join(), { errors })
  const state = stateAfter('send', row.state)
  if (!state) throw new Error(`an application that can be changed cannot be sent: ${row.state}`)
  await settle(ctx, row, { state })
  await notifyReceived(ctx, { ...row, state })
}

/** Withdrawn by the member who wrote it, with everything attached. */
export async function removeApplication(ctx: Context, id: number) {
  const { mb_id } = requireMember(ctx)
  await ctx.transaction(async (ctx) => {
    await lockFor(ctx, 'remove', id, mb_id)
    const files = await filesOf(ctx, id)
    await removeFiles(
      ctx,
      files.map((file) => file.id),
    )
    await ctx.db.delete(applicationTable).where(eq(applicationTable.id, id))
  })
  return { message: '신청을 취소했어요.' }
}
