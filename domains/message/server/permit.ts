import { seoulDay, seoulTime, startOfSeoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { Row, Template } from '@sillage/server-kit/outbox.ts'
import type { Permit } from '@sillage/server-kit/outbox-send.ts'
import { listConsents } from '../../member/server/consents-log.ts'
import type { ConsentDocument } from '../../member/words.ts'
import { canText } from '../../shipping/server/can-text.ts'
import { type Ceiling, createCeiling } from './ceiling.ts'

const evening = '21:00'
const morning = '08:00'
const morningHours = 8

/** The end of the night that is now; nothing by day. From nine in the evening to eight in the morning, in Seoul. */
export function nightEnds(now: Date): Date | null {
  const time = seoulTime(now)
  if (time >= morning && time < evening) return null
  const day = startOfSeoulDay(seoulDay(now)).getTime()
  const hours = time < morning ? morningHours : 24 + morningHours
  return new Date(day + hours * 3_600_000)
}

const needed = {
  mail: 'ads_mail',
  sms: 'ads_sms',
  alimtalk: 'ads_kakao',
  in_app: null,
} as const satisfies Record<Row['channel'], ConsentDocument | null>

/** Whether someone agreed to advertising this way, and has not withdrawn it. */
export async function agreedToAds(ctx: Context, mb_id: string, channel: Row['channel']): Promise<boolean> {
  const document = needed[channel]
  const consents = await listConsents(ctx, mb_id)
  return document === null || consents.some((each) => each.document === document && each.given)
}

/** Asked right before a message goes: consent may have been withdrawn, and day may have become night. */
export function createMayGo(ceiling: Ceiling) {
  const waitForRoom = createCeiling(ceiling)

  return async (ctx: Context, row: Row, { waits, urgent = false }: Template): Promise<Permit> => {
    if (waits === 'for consent' && !(row.mb_id && (await agreedToAds(ctx, row.mb_id, row.channel))))
      return { never: 'no_consent' }
    const night = waits ? nightEnds(ctx.now()) : null
    if (night) return night
    if (row.channel === 'sms' && !(await canText(ctx, row.recipient))) return { never: 'country_not_served' }
    return waitForRoom(ctx, row, { isUrgent: urgent })
  }
}
