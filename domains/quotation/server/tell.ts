import { formatMoney } from '@sillage/kit/money.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { post } from '@sillage/server-kit/outbox.ts'
import { quotationSent } from '../../message/server/catalogue/offers.ts'
import { tell } from '../../message/server/tell.ts'
import { notify } from '../../notification/server/notify.ts'
import { notifyStaff } from '../../notification/server/notify-staff.ts'
import { bulkRequestLetter, declinedLetter } from './letters.ts'
import type { QuotationRow } from './move.ts'
import { lastDayOf, quotationKeyOf } from './view.ts'

const addressed = ({ id, email, lang }: QuotationRow, transition: string) => ({
  ...{ subject: `quotation ${id}`, transition, recipient: email, lang },
})

/** A member signs in to see it; anyone else is let in by the key in the link. */
const linkOf = (ctx: Context, { id, mb_id }: QuotationRow) => {
  const query = new URLSearchParams({ id: String(id), ...(mb_id === null && { key: quotationKeyOf(ctx, id) }) })
  return `/shop/quotation?${query}`
}

export const tellSent = (ctx: Context, row: QuotationRow) => {
  const { id, mb_id, email, hp, lang, quotation_no, version, currency, total_amount: amount } = row
  const name = row.name || (lang === 'en' ? 'dear customer' : '고객')
  return tell(ctx, quotationSent, {
    to: { mb_id, name, email, hp, lang },
    ...{ subject: `quotation ${id}`, transition: `sent ${version}` },
    values: {
      ...{ quotation_no, version: String(version), last_day: lastDayOf(row) ?? '', link: linkOf(ctx, row) },
      total: { kr: formatMoney({ amount, currency }, 'kr'), en: formatMoney({ amount, currency }, 'en') },
    },
  })
}

export async function tellDeclined(ctx: Context, row: QuotationRow, reason: string) {
  const { id, mb_id, name, quotation_no } = row
  await post(ctx, {
    ...{ template: declinedLetter, ...addressed(row, 'declined') },
    payload: { name, quotation_no, reason },
  })
  if (mb_id === null) return
  await notify(ctx, {
    ...{ mb_id, kind: 'order', occasion: `quotation ${id} declined`, link: linkOf(ctx, row) },
    ...{
      title: '이번에는 견적을 드리기 어려워요',
      title_en: 'We cannot make this offer',
      body: reason,
      body_en: reason,
    },
  })
}

/** Whoever asked reads that it has come; whoever answers such requests hears of it. */
export async function tellRequested(ctx: Context, row: QuotationRow) {
  const { id, name, company, quotation_no } = row
  await post(ctx, {
    ...{ template: bulkRequestLetter, ...addressed(row, 'requested') },
    payload: { name, quotation_no, link: linkOf(ctx, row) },
  })
  await notifyStaff(ctx, 'quotation', {
    ...{ kind: 'inquiry', occasion: `quotation:${id} requested`, link: '' },
    ...{ title: '대량 구매 요청이 들어왔어요', title_en: 'A bulk request has come in' },
    ...{ body: `${quotation_no} · ${company || name}`, body_en: `${quotation_no} · ${company || name}` },
  })
}
