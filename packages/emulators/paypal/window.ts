import type { Call, Reply } from '../emulator-server.ts'
import { escapeHtml } from '../html.ts'
import { paymentWindow, sendBack, windowReply } from '../payment-window.ts'
import { type Books, type Funding, fundings, isFunding, type Order, payerId } from './books.ts'
import { orderView } from './views.ts'

/** The window in which a payer chooses how to pay, and agrees or goes back. */
export function answerWindow(books: Books, { method, path, query, raw, origin }: Call): Reply | undefined {
  if (path !== '/checkoutnow') return undefined
  const order = books.orders.get(query.get('token') ?? '')
  if (!order) return windowReply(404, closed('This payment link is not valid.'))
  if (!isOpen(order)) return windowReply(410, closed('This payment has already been completed.'))
  if (method !== 'POST') return windowReply(200, open(order), originOf(order))
  const form = new URLSearchParams(raw)
  const funding = form.get('funding')
  if (form.get('decision') !== 'pay' || !isFunding(funding)) return leave(order)
  return approve(books, order, funding, origin)
}

const isOpen = ({ status }: Order) => ['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED'].includes(status)
const originOf = ({ return_url }: Order) => (return_url ? new URL(return_url).origin : '')

export function approve({ announce }: Books, order: Order, funding: Funding, origin: string): Reply {
  Object.assign(order, { status: 'APPROVED', funding })
  announce('CHECKOUT.ORDER.APPROVED', order, orderView(order, origin))
  if (!order.return_url) return windowReply(200, closed('You can close this window now.'))
  // The service names its order `token`, whatever else of that name stands in the address.
  return sendBack(order.return_url, { token: order.id, PayerID: payerId })
}

export const leave = ({ cancel_url, id }: Order): Reply =>
  cancel_url ? sendBack(cancel_url, { token: id }) : windowReply(200, closed('You can close this window now.'))

const mark = `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="9" fill="var(--accent)"/>
<path d="M10 21V7.5h5a4.25 4.25 0 0 1 0 8.5h-4.5" fill="none" stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
const head = `<header><span class="mark">${mark}PayPal</span><span class="tag">Practice window</span></header>`

const page = (body: string) =>
  paymentWindow({
    lang: 'en',
    title: 'Pay with PayPal',
    accent: 'color-mix(in oklab, darkblue, royalblue 45%)',
    ink: 'white',
    body: head + body,
    note: 'This window only imitates PayPal. No real money will move.',
  })

const open = ({ unit, brand }: Order) => {
  const { currency_code, value } = unit.amount
  const price = currency_code === 'USD' ? `$${value}` : `${value} ${currency_code}`
  return page(`
  <h1>${escapeHtml(price)}</h1>
  <p class="what">${escapeHtml(unit.description ?? 'Your purchase')}</p>
  <dl><dt>Paying</dt><dd>${escapeHtml(brand)}</dd><dt>Reference</dt><dd>${escapeHtml(unit.custom_id ?? unit.reference_id)}</dd><dt>Signed in as</dt><dd>sam.rivers@example.com</dd></dl>
  <form method="post">
    <fieldset><legend>Pay with</legend>${Object.entries(fundings).map(fundingLine).join('')}</fieldset>
    <button class="pay" name="decision" value="pay">Pay ${escapeHtml(price)}</button>
    <button class="back" name="decision" value="cancel">Cancel and return to ${escapeHtml(brand)}</button>
  </form>`)
}

const fundingLine = ([id, { name, about }]: [string, { name: string; about: string }], index: number) => `
  <label><input type="radio" name="funding" value="${id}"${index === 0 ? ' checked' : ''}><span>${name}<small>${about}</small></span></label>`

const closed = (reason: string) => page(`<h1>Nothing to pay</h1><p class="what">${reason}</p>`)
