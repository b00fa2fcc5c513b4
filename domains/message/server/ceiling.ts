import type { Context } from '@sillage/server-kit/context.ts'
import type { Channel, Row } from '@sillage/server-kit/outbox.ts'
import type { Permit } from '@sillage/server-kit/outbox-send.ts'
import { countRates } from '@sillage/server-kit/rate-limit.ts'
import { sql } from 'drizzle-orm'
import { staffMessageCeiling } from './catalogue/staff.ts'
import { sendToStaff } from './send-to-staff.ts'

/** How many messages leave by each channel. */
export type Ceiling = { perMinute: number; perDay: number }

const [secondMs, minuteMs, hourMs, dayMs] = [1_000, 60_000, 3_600_000, 86_400_000]

type Sent = { minute_full: Date | null; day_full: Date | null; ahead: number }

/** A channel that was found to have room, and how many may still leave without being counted. */
type Room = { since: number; left: number }

/** A channel that was found full: until when it stays so, and when the next message of the line may go. */
type Full = { since: number; until: number; next(): Date }

/**
 * Now, or later when too many messages have left by this channel. Counted by what has left, so that a message that waits
 * is not counted again each time it asks. Those that ask at the same moment may all pass: a few too many do no harm.
 *
 * A full channel is counted once: until its oldest message is old enough nothing can leave, and whatever asks meanwhile
 * stands at the end of the line. Thousands of waiting messages would else all be counted for each of them. Where there is
 * room, a twentieth of a minute's worth leaves before it is counted again, within a second.
 *
 * Codes to sign in with and new passwords do not stand in line behind thousands of others: there is as much room again
 * that only they may take.
 */
export function createCeiling({ perMinute, perDay }: Ceiling) {
  const ordinary = createLine({ perMinute, perDay })
  const urgent = createLine({ perMinute: 2 * perMinute, perDay: 2 * perDay })
  return (ctx: Context, row: Row, { isUrgent }: { isUrgent: boolean }): Promise<Permit> =>
    (isUrgent ? urgent : ordinary)(ctx, row)
}

function createLine({ perMinute, perDay }: Ceiling) {
  const full = new Map<Channel, Full>()
  const rooms = new Map<Channel, Room>()
  const uncounted = Math.floor(perMinute / 20)

  return async (ctx: Context, row: Row): Promise<Permit> => {
    const now = ctx.now().getTime()
    const known = full.get(row.channel)
    if (known && known.since <= now && now < known.until) return known.next()
    const room = rooms.get(row.channel)
    if (room && room.left > 0 && room.since <= now && now < room.since + secondMs) {
      room.left -= 1
      return 'now'
    }
    const { minute_full, day_full, ahead } = await countSent(ctx, row, { perMinute, perDay })
    if (!day_full && !minute_full) {
      rooms.set(row.channel, { since: now, left: uncounted })
      return 'now'
    }
    const found = day_full
      ? fullDay(day_full, now)
      : fullMinute(minute_full ?? new Date(now), { now, ahead, perMinute })
    full.set(row.channel, found)
    await alarm(ctx, row.channel, day_full ? { span: 'day', times: perDay } : { span: 'minute', times: perMinute })
    return found.next()
  }
}

/** Within an hour, so that a ceiling that was raised soon counts. */
function fullDay(oldest: Date, now: number): Full {
  const until = Math.min(oldest.getTime() + dayMs, now + hourMs)
  return { since: now, until, next: () => new Date(until) }
}

/** In the order they ask, a minute's worth at a time: thousands that wait do not all ask every minute. */
function fullMinute(oldest: Date, { now, ahead, perMinute }: { now: number; ahead: number; perMinute: number }): Full {
  let before = ahead
  return {
    since: now,
    until: oldest.getTime() + minuteMs,
    next() {
      const minutes = 1 + Math.floor(before / perMinute)
      before += 1
      return new Date(oldest.getTime() + minutes * minuteMs)
    },
  }
}

/** When the oldest message left that still fills a minute or a day, and how many wait before this one. */
async function countSent(ctx: Context, { id, channel }: Row, { perMinute, perDay }: Ceiling): Promise<Sent> {
  const full = (spanMs: number, times: number) => sql`(
    select sent_at from outbox
    where channel = ${channel} and sent_at > ${new Date(ctx.now().getTime() - spanMs).toISOString()}::timestamptz
    order by sent_at desc offset ${times - 1} limit 1)`
  const { rows } = await ctx.db.execute<{ minute_full: string | null; day_full: string | null; ahead: number }>(sql`
    select ${full(minuteMs, perMinute)} as minute_full, ${full(dayMs, perDay)} as day_full,
      (select count(*)::int from outbox where state = 'waiting' and channel = ${channel} and id < ${id}) as ahead`)
  const toDate = (value: string | null | undefined) => (value ? new Date(value) : null)
  return { minute_full: toDate(rows[0]?.minute_full), day_full: toDate(rows[0]?.day_full), ahead: rows[0]?.ahead ?? 0 }
}

const names: Record<Channel, { kr: string; en: string }> = {
  mail: { kr: '메일', en: 'emails' },
  sms: { kr: '문자', en: 'text messages' },
  alimtalk: { kr: '알림톡', en: 'AlimTalk messages' },
  in_app: { kr: '알림', en: 'notifications' },
}

const spans = {
  minute: { kr: '1분', en: 'a minute', seconds: 3_600 },
  day: { kr: '하루', en: 'a day', seconds: 86_400 },
}

/** Notifies staff, at most once an hour of a full minute and once a day of a full day, however many messages wait. */
async function alarm(ctx: Context, channel: Channel, { span, times }: { span: keyof typeof spans; times: number }) {
  const { kr, en, seconds } = spans[span]
  const key = `message ceiling ${channel} ${span}`
  await ctx.transaction(async (ctx) => {
    const isKnown = (await countRates(ctx, [{ key, times: 1, seconds }])).length > 0
    if (isKnown) return
    ctx.log.warn({ channel, span, times }, 'more messages than the ceiling allows')
    await sendToStaff(ctx, 'messages', staffMessageCeiling, {
      subject: `ceiling:${channel}`,
      transition: `${span} ${Math.floor(ctx.now().getTime() / 1000 / seconds)}`,
      values: { channel: names[channel], span: { kr, en }, times: String(times), link: '' },
    })
  })
}
