import { Problem } from '@sillage/kit/problem.ts'
import { type Context, requireMember } from '@sillage/server-kit/context.ts'
import { defineJob } from '@sillage/server-kit/jobs.ts'
import { type Posting, post, postAll } from '@sillage/server-kit/outbox.ts'
import { isKoreanMobile } from '@sillage/server-kit/sms.ts'
import { outboxTable } from '@sillage/server-kit/tables.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { maskedName } from '../../member/masked-name.ts'
import { broadcastNews } from '../../message/server/catalogue/broadcasts.ts'
import { broadcastTest, templatesFor } from '../../message/server/catalogue.ts'
import { readersOf } from '../../message/server/member-reader.ts'
import { nightEnds } from '../../message/server/permit.ts'
import type { DryRun } from '../contract.ts'
import { countAudience, nextRecipients, type Recipient } from './audience.ts'
import { aboutOf, auditBroadcast, type BroadcastRow, findBroadcast, toBroadcast } from './broadcasts.ts'
import { sendBroadcastKind } from './send-kind.ts'
import { startScheduled } from './start.ts'
import { broadcastTable as table } from './tables.ts'

const atOnce = 200
const sampled = 3

/** What someone reads in their language; Korean where there is no English. */
const wordsFor = (row: BroadcastRow, { mb_name, lang }: Pick<Recipient, 'mb_name' | 'lang'>) => ({
  name: mb_name,
  title: (lang === 'en' && row.title_en) || row.title,
  body: (lang === 'en' && row.body_en) || row.body,
  link: row.link,
})

/** A message for each channel. The outbox stores one for each member, channel and broadcast, however often this runs. */
function postingsTo(row: BroadcastRow, to: Recipient): Posting[] {
  const { mail, sms } = templatesFor(broadcastNews)
  const shared = {
    subject: `member:${to.mb_id}`,
    transition: aboutOf(row.id),
    about: aboutOf(row.id),
    mb_id: to.mb_id,
    lang: to.lang,
    payload: wordsFor(row, to),
  }
  return [
    ...(to.mail ? [{ ...shared, template: mail, recipient: to.mail }] : []),
    ...(isKoreanMobile(to.sms) ? [{ ...shared, template: sms, recipient: to.sms }] : []),
  ]
}

/** Who would get it, and how three of them would read it. Nothing is written. */
export async function dryRun(ctx: Context, id: number): Promise<DryRun> {
  const row = await findBroadcast(ctx, id)
  const counted = await countAudience(ctx, row)
  const few = await nextRecipients(ctx, row, '', sampled)
  const site = { link: (path: string) => path }
  return {
    ...counted,
    leaves_at: nightEnds(ctx.now())?.toISOString() ?? null,
    samples: few.flatMap((to) => {
      const [first] = postingsTo(row, to)
      if (!first) return []
      const { subject, text } = first.template[to.lang](first.payload, site)
      const channel = first.template.channel === 'sms' ? ('sms' as const) : ('mail' as const)
      return [{ mb_name: maskedName(to.mb_name), channel, lang: to.lang, subject, text }]
    }),
  }
}

/** By mail to the one who asks; no consent is needed to write to oneself. */
export async function sendTest(ctx: Context, id: number) {
  const row = await findBroadcast(ctx, id)
  const { mb_id, mb_name } = requireMember(ctx)
  const me = (await readersOf(ctx, [mb_id])).get(mb_id)
  if (!me?.email) throw new Problem(422, '확인된 메일 주소가 없어요. 내 정보에서 메일을 먼저 확인해 주세요.')
  await post(ctx, {
    template: broadcastTest,
    subject: aboutOf(id),
    transition: `test ${mb_id} ${ctx.now().getTime()}`,
    mb_id,
    recipient: me.email,
    lang: me.lang,
    payload: wordsFor(row, { mb_name, lang: me.lang }),
  })
  return { message: '내 메일로 보냈어요.' }
}

/** What has not left stays here; what has left cannot be stopped. */
export const stopBroadcast = (ctx: Context, id: number) =>
  ctx.transaction(async (ctx) => {
    const before = await findBroadcast(ctx, id)
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'stopped', finished_at: ctx.now() })
      .where(and(eq(table.id, id), inArray(table.state, ['sending', 'sent'])))
      .returning()
    if (!row) throw new Problem(409, '보내는 중인 메시지가 아니에요.', { code: 'wrong_state' })
    const held = await ctx.db
      .update(outboxTable)
      .set({ state: 'dead', failure: 'stopped', settled_at: ctx.now() })
      .where(and(eq(outboxTable.about, aboutOf(id)), eq(outboxTable.state, 'waiting')))
      .returning({ id: outboxTable.id })
    await auditBroadcast(ctx, 'stop', id, { state: before.state }, { state: 'stopped', not_sent: held.length })
    return toBroadcast(ctx, row)
  })

/** Some members at a time, each step whole: interrupted, it goes on where it was. Stopping waits for a step. */
async function sendSome(ctx: Context, id: number): Promise<'more' | 'done'> {
  const [found] = await ctx.db.select().from(table).where(eq(table.id, id)).for('update')
  const row = found && (await startScheduled(ctx, found))
  if (row?.state !== 'sending') return 'done'
  const some = await nextRecipients(ctx, row, row.cursor, atOnce)
  const last = some.at(-1)
  if (!last) {
    await ctx.db.update(table).set({ state: 'sent', finished_at: ctx.now() }).where(eq(table.id, id))
    return 'done'
  }
  await postAll(
    ctx,
    some.flatMap((to) => postingsTo(row, to)),
  )
  await ctx.db.update(table).set({ cursor: last.mb_id }).where(eq(table.id, id))
  return 'more'
}

export const sendBroadcastJob = defineJob({
  ...sendBroadcastKind,
  async run(ctx, { id }) {
    while ((await ctx.transaction((ctx) => sendSome(ctx, id))) === 'more');
  },
})
