import { invalid } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineJob, enqueue } from '@sillage/server-kit/jobs.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { isTaken } from '@sillage/server-kit/violated.ts'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limit } from '../../rate-limits.ts'
import { accountRules } from '../words.ts'
import { knownMailEmail, proveMailEmail } from './emails.ts'
import { welcome } from './joining-welcome.ts'
import { newToken, openLink, useLink } from './mail-link.ts'
import { memberTable } from './tables.ts'

const askKind = {
  name: 'member.prove-mail',
  urgent: true,
  payload: z.object({
    /** Distinguishes one request from the next: however often the job runs, a request is one email. */
    wish: z.uuid(),
    mb_id: z.string(),
    /** The address to prove; without one that of a member who has not proved any. */
    mb_email: z.string().optional(),
  }),
}

/** Mails the member a link that proves the address, in the caller's transaction. */
export const askMailProof = (ctx: Context, { mb_id, mb_email }: { mb_id: string; mb_email: string }) =>
  enqueue(ctx, askKind, { wish: crypto.randomUUID(), mb_id, mb_email })

/** A job writes the email, so that the request takes the same time whether or not the id belongs to a member. */
export async function sendMailAgain(ctx: Context, mb_id: string) {
  await limit(ctx, 'join.mail-again', { id: mb_id })
  await enqueue(ctx, askKind, { wish: crypto.randomUUID(), mb_id })
  return { message: '인증을 기다리는 아이디라면 메일을 다시 보냈어요.' }
}

export const proveMailJob = defineJob({
  ...askKind,
  run: (ctx, wish) => ctx.transaction((ctx) => writeProofEmail(ctx, wish)),
})

/** In the caller's transaction: the link and its email come together, once for each wish. */
export async function writeProofEmail(ctx: Context, { wish, mb_id, mb_email }: z.output<typeof askKind.payload>) {
  const [member] = await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, mb_id))
  if (!member || member.state === 'blocked') return
  if (!mb_email && member.state !== 'pending') return
  const recipient = mb_email ?? member.mb_email
  const email = { subject: `member:${mb_id}`, transition: wish, recipient, lang: member.lang }
  const owner = await findOwner(ctx, recipient, mb_id)
  if (owner) {
    await post(ctx, { ...email, template: knownMailEmail, payload: { mb_id: owner } })
    return
  }
  const token = newToken()
  const payload = { mb_name: member.mb_name, mb_id, token }
  const isNew = await post(ctx, { ...email, template: proveMailEmail, payload })
  const minutes = accountRules.prove_mail_hours * 60
  if (isNew) await openLink(ctx, token, { purpose: 'prove', mb_id, mb_email: recipient, minutes })
}

async function findOwner(ctx: Context, mb_email: string, mb_id: string) {
  const [owner] = await ctx.db
    .select({ mb_id: memberTable.mb_id })
    .from(memberTable)
    .where(
      and(
        sql`lower(${memberTable.mb_email}) = lower(${mb_email})`,
        isNotNull(memberTable.email_proved_at),
        ne(memberTable.mb_id, mb_id),
      ),
    )
  return owner?.mb_id
}

/** Opens the account of who joined, or gives a member the new address they asked for. */
export async function proveMail(ctx: Context, token: string) {
  try {
    const mb_id = await ctx.transaction((ctx) => openAccount(ctx, token))
    return { mb_id, message: '메일 주소를 인증했어요. 이제 로그인할 수 있어요.' }
  } catch (error) {
    // Two accounts asked for links to one mailbox; the first to open one has it. The reader owns the mailbox.
    if (!isTaken(error)) throw error
    throw invalid('token', '이미 다른 아이디에서 쓰고 있는 메일 주소예요. 그 아이디로 로그인해 주세요.')
  }
}

async function openAccount(ctx: Context, token: string) {
  const link = await useLink(ctx, token, 'prove')
  const [member] = link
    ? await ctx.db.select().from(memberTable).where(eq(memberTable.mb_id, link.mb_id)).for('update')
    : []
  if (!link || !member) throw invalid('token', '이미 썼거나 오래된 링크예요. 인증 메일을 다시 받아 주세요.')
  const hasJoined = member.state === 'pending'
  await ctx.db
    .update(memberTable)
    .set({
      mb_email: link.mb_email,
      email_proved_at: ctx.now(),
      state: hasJoined ? 'active' : member.state,
    })
    .where(eq(memberTable.mb_id, member.mb_id))
  if (hasJoined) await welcome(ctx, member)
  return member.mb_id
}
