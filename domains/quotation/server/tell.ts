import { inBoth } from '@sillage/kit/dates.ts'
import { formatMoney } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { quotationDeclined, quotationRequested, quotationSent } from '../../message/server/catalogue/offers.ts'
import { tell } from '../../message/server/tell.ts'
import { notifyStaff } from '../../staff/server/notify-staff.ts'
import type { QuotationRow } from './move.ts'
import { lastDayOf, quotationKeyOf } from './view.ts'

/** A member signs in to see it; anyone else is let in by the key in the link. */
const linkOf = (ctx: Context, { id, mb_id }: QuotationRow) => {
  const query = new URLSearchParams({ id: String(id), ...(mb_id === null && { key: quotationKeyOf(ctx, id) }) })
  return `/shop/quotation?${query}`
}

const toldOf = (row: QuotationRow, transition: string) => {
  const { id, mb_id, email, hp, lang } = row
  const name = row.name || (lang === 'en' ? 'dear customer' : '고객')
  return { to: { mb_id, name, email, hp, lang }, subject: `quotation ${id}`, transition }
}

export const tellSent = (ctx: Context, row: QuotationRow) => {
  const { quotation_no, version, currency, total_amount: amount } = row
  const last_day = lastDayOf(row)
  return tell(ctx, quotationSent, {
    ...toldOf(row, `sent ${version}`),
    values: {
      quotation_no,
      version: String(version),
      last_day: last_day ? inBoth(({ longDate }) => longDate(last_day)) : '',
      link: linkOf(ctx, row),
      total: { kr: formatMoney({ amount, currency }, 'kr'), en: formatMoney({ amount, currency }, 'en') },
    },
  })
}

export const tellDeclined = (ctx: Context, row: QuotationRow, reason: string) =>
  tell(ctx, quotationDeclined, {
    ...toldOf(row, 'declined'),
    values: { quotation_no: row.quotation_no, reason, link: linkOf(ctx, row) },
  })

/** Whoever asked reads that it has come; whoever answers such requests hears of it. */
export async function tellRequested(ctx: Context, row: QuotationRow) {
  const { id, name, company, quotation_no } = row
  await tell(ctx, quotationRequested, {
    ...toldOf(row, 'requested'),
    values: { quotation_no, link: linkOf(ctx, row) },
  })
  await notifyStaff(ctx, 'quotations', {
    kind: 'inquiry',
    occasion: `quotation:${id} requested`,
    link: '',
    title: '대량 구매 요청이 들어왔어요',
    title_en: 'A bulk request has come in',
    body: `${quotation_no} · ${company || name}`,
    body_en: `${quotation_no} · ${company || name}`,
  })
}
