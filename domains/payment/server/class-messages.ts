import type { Context } from '@sillage/server-kit/context.ts'
import { bringWords } from '../../course/server/bring-words.ts'
import { findSessions, type Session } from '../../course/server/class-times.ts'
import { sessionTime } from '../../course/server/schedule.ts'
import { isWeekly } from '../../course/words.ts'
import { classGranted } from '../../message/server/catalogue/classes.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import type { LineRow, LockedOrder } from '../../order/server/lines.ts'
import { linkOf, paidAs, toBuyer } from '../../order/server/messages.ts'
import { findCompany } from '../../setting/server/company.ts'
import type { PaymentRow } from './tables.ts'

/** A seat is paid: sends when and where each class is. */
export async function notifyClasses(
  ctx: Context,
  { order }: LockedOrder,
  seats: readonly LineRow[],
  payment: PaymentRow,
) {
  const { phone } = await findCompany(ctx)
  for (const [line, session] of await findSessions(ctx, seats, order.created_at))
    await sendMessage(ctx, classGranted, {
      ...toBuyer(order),
      transition: `granted ${line.id} ${paidAs(payment)}`,
      values: {
        order_no: order.order_no,
        link: linkOf(ctx, order),
        ...sessionWords(session, phone),
        course: { kr: line.name, en: line.name_en },
        seats: String(line.quantity),
      },
    })
}

/** The date of a class without a session is agreed with its buyer. */
const openTexts = (phone: string) => ({
  kr: `정하지 않았어요 (고객센터 ${phone}번으로 연락해 주세요)`,
  en: `to be agreed (please call customer care, +82 ${phone})`,
})

function sessionWords(session: Session | undefined, phone: string) {
  const open = openTexts(phone)
  if (!session) return { when: open, place: open, meetings: '', bring: '', kit: '' }
  const { starts_at, meets_at, studio, studio_en, detail } = session
  const { kit } = detail
  return {
    when: sessionTime(starts_at),
    place: { kr: studio, en: studio_en },
    meetings: meets_at.length > 1 ? meetingWords(meets_at) : '',
    bring: bringWords(detail),
    kit: kit ? { kr: kit.name, en: kit.name_en } : '',
  }
}

/** Every day is named where they cannot be counted from the first. */
function meetingWords(meets_at: readonly Date[]) {
  const count = meets_at.length
  if (isWeekly(meets_at))
    return { kr: `매주 같은 시간에 모두 ${count}번 만나요`, en: `Once a week, ${count} times in all` }
  const days = meets_at.map(sessionTime)
  return {
    kr: `모두 ${count}번 만나요: ${days.map(({ kr }) => kr).join(', ')}`,
    en: `${count} times in all: ${days.map(({ en }) => en).join('; ')}`,
  }
}
