import { inBoth } from '@sillage/kit/dates.ts'
import { formatMoney } from '@sillage/kit/money.ts'
import { seoulDay } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import {
  briefRequested,
  quotationDeclined,
  quotationRequested,
  quotationSent,
} from '../../message/server/catalogue/offers.ts'
import { staffBrief, staffBulkRequest } from '../../message/server/catalogue/staff.ts'
import { sendMessage } from '../../message/server/send-message.ts'
import { sendToStaff } from '../../message/server/send-to-staff.ts'
import { findShippingRules } from '../../shipping/server/rules.ts'
import { briefTimeline } from '../brief.ts'
import type { QuotationRow } from './move.ts'
import { lastDayOf, quotationKeyOf } from './view.ts'

/** A member signs in to see it; anyone else is let in by the key in the link. */
const linkOf = (ctx: Context, { id, mb_id }: QuotationRow) => {
  const query = new URLSearchParams({ id: String(id), ...(mb_id === null && { key: quotationKeyOf(ctx, id) }) })
  return `/shop/quotation?${query}`
}

const recipientOf = (row: QuotationRow, transition: string) => {
  const { id, mb_id, email, hp, lang } = row
  const name = row.name || (lang === 'en' ? 'dear customer' : '고객')
  return { to: { mb_id, name, email, hp, lang }, subject: `quotation:${id}`, transition }
}

export const notifySent = (ctx: Context, row: QuotationRow) => {
  const { quotation_no, version, currency, total_amount: amount } = row
  const last_day = lastDayOf(row)
  return sendMessage(ctx, quotationSent, {
    ...recipientOf(row, `sent ${version}`),
    values: {
      quotation_no,
      version: String(version),
      last_day: last_day ? inBoth(({ longDate }) => longDate(last_day)) : '',
      link: linkOf(ctx, row),
      total: { kr: formatMoney({ amount, currency }, 'kr'), en: formatMoney({ amount, currency }, 'en') },
    },
  })
}

export const notifyDeclined = (ctx: Context, row: QuotationRow, reason: string) =>
  sendMessage(ctx, quotationDeclined, {
    ...recipientOf(row, 'declined'),
    values: { quotation_no: row.quotation_no, reason, link: linkOf(ctx, row) },
  })

/** The buyer reads that the request was received; the staff who answer such requests are notified. */
export async function notifyRequested(ctx: Context, row: QuotationRow) {
  const { id, name, company, quotation_no, brief } = row
  const recipient = { ...recipientOf(row, 'requested'), values: { quotation_no, link: linkOf(ctx, row) } }
  if (brief) {
    const { holidays } = await findShippingRules(ctx)
    const { days } = briefTimeline({ from: seoulDay(ctx.now()), opens_on: brief.opens_on, holidays })
    const answer_day = inBoth(({ longDate }) => longDate(days.answer))
    await sendMessage(ctx, briefRequested, { ...recipient, values: { ...recipient.values, answer_day } })
  } else await sendMessage(ctx, quotationRequested, recipient)
  await sendToStaff(ctx, 'quotations', brief ? staffBrief : staffBulkRequest, {
    subject: `quotation:${id}`,
    transition: 'requested',
    values: { request: `${quotation_no} · ${company || name}`, link: '' },
  })
}
