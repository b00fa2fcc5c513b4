import { inLanguage, languageIn, otherLanguage } from '../control-page.ts'
import type { Reply } from '../emulator-server.ts'
import type { Language, Words } from '../front/words.ts'
import { escapeHtml } from '../html.ts'
import type { Entry } from './books.ts'
import { banks } from './codes.ts'
import type { Call, Emulator } from './emulator.ts'
import { page, won } from './page.ts'
import { bounce, deposit } from './virtual-account.ts'

const html = (status: number, body: string): Reply => ({ status, type: 'text/html', body })

const words = {
  payments: { ko: '결제 내역', en: 'Payments' },
  nothing: { ko: '아직 결제가 없어요.', en: 'No payments yet.' },
  all: { ko: '← 결제 내역', en: '← Payments' },
  payIn: { ko: '입금하기', en: 'Pay in' },
  bank: { ko: '은행', en: 'Bank' },
  number: { ko: '계좌번호', en: 'Account' },
  holder: { ko: '예금주', en: 'Holder' },
  due: { ko: '입금 기한', en: 'Due' },
  paid: { ko: '입금된 금액', en: 'Paid in' },
  status: { ko: '상태', en: 'Status' },
  now: { ko: '지금 입금하기', en: 'Pay it all in' },
  less: { ko: '모자라게 입금하기', en: 'Pay in too little' },
  more: { ko: '더 입금하기', en: 'Pay in too much' },
  bounce: { ko: '입금 취소하기', en: 'Take the money back' },
  receipt: { ko: '매출전표', en: 'Sales slip' },
  goods: { ko: '상품', en: 'Goods' },
  method: { ko: '결제 방법', en: 'Method' },
  supplied: { ko: '공급가액', en: 'Net' },
  vat: { ko: '부가세', en: 'VAT' },
  sum: { ko: '합계', en: 'Sum' },
  cancelled: { ko: '취소', en: 'Cancelled' },
  approved: { ko: '승인', en: 'Approved' },
} satisfies Record<string, Words>

/** For people who try the shop out: every payment, and money for accounts that wait for it. */
export function answerPages(emulator: Emulator, { method, path, query, text }: Call): Reply | undefined {
  const lang = languageIn(query)
  if (path === '/' && method === 'GET') return html(200, listPage([...emulator.entries.values()], lang))
  const [, kind, key = ''] = /^\/(accounts|receipts)\/([\w-]+)$/.exec(path) ?? []
  const entry = emulator.entries.get(key)
  if (!kind || !entry) return undefined
  if (kind === 'receipts') return method === 'GET' ? html(200, receiptPage(entry, path, lang)) : undefined
  if (method === 'POST') {
    payIn(emulator, entry, new URLSearchParams(text))
    return { status: 303, headers: { location: inLanguage(path, lang) } }
  }
  return html(200, accountPage(entry, path, lang))
}

function payIn(emulator: Emulator, entry: Entry, form: URLSearchParams) {
  if (!entry.payment.virtualAccount) return
  if (form.get('decision') === 'bounce') return bounce(emulator, entry)
  const amount = Number(form.get('amount'))
  if (Number.isInteger(amount) && amount > 0) deposit(emulator, entry, amount)
}

/** The way back to the list, and the same in the other language. */
const ways = (path: string, lang: Language) =>
  `<nav>${path === '/' ? '<span></span>' : `<a href="${inLanguage('/', lang)}">${words.all[lang]}</a>`}${otherLanguage(lang, path)}</nav>`

const rows = (facts: readonly [Words, string][], lang: Language) =>
  `<dl>${facts.map(([name, value]) => `<dt>${name[lang]}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`

const minutes = (time: string | null | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '-'

function listPage(entries: readonly Entry[], lang: Language) {
  const lines = entries.toReversed().map(({ payment }) => {
    const path = `/${payment.virtualAccount ? 'accounts' : 'receipts'}/${payment.paymentKey}`
    const facts = `${payment.method} · ${won(payment.totalAmount, lang)} · <small>${payment.status}</small>`
    return `<li><a href="${inLanguage(path, lang)}">${escapeHtml(payment.orderId)}</a> · ${facts}</li>`
  })
  const list = lines.length === 0 ? `<p>${words.nothing[lang]}</p>` : `<ul>${lines.join('')}</ul>`
  return page(words.payments[lang], `${ways('/', lang)}${list}`, lang)
}

function accountPage({ payment, asked, deposited }: Entry, path: string, lang: Language) {
  const rest = Math.max(asked - deposited, 0)
  const account = payment.virtualAccount
  const button = (amount: number, said: Words, kind = '') =>
    amount > 0
      ? `<button name="amount" value="${amount}"${kind && ` class="${kind}"`}>${said[lang]} (${won(amount, lang)})</button>`
      : ''
  const facts: [Words, string][] = [
    [words.bank, banks[account?.bankCode ?? ''] ?? ''],
    [words.number, account?.accountNumber ?? ''],
    [words.holder, account?.customerName ?? ''],
    [words.due, minutes(account?.dueDate)],
    [words.paid, won(deposited, lang)],
    [words.status, payment.status],
  ]
  const body = `${ways(path, lang)}
    <p class="bill"><span>${escapeHtml(payment.orderName)}</span><strong>${won(asked, lang)}</strong></p>
    ${rows(facts, lang)}
    <form method="post">
      ${button(rest, words.now, 'pay')}
      ${button(Math.floor(rest / 2), words.less)}
      ${button(rest + 1000, words.more)}
      ${deposited > 0 ? `<button name="decision" value="bounce">${words.bounce[lang]}</button>` : ''}
    </form>`
  return page(words.payIn[lang], body, lang)
}

function receiptPage({ payment }: Entry, path: string, lang: Language) {
  const facts: [Words, string][] = [
    [words.goods, payment.orderName],
    [words.method, payment.easyPay?.provider ?? payment.method],
    [words.supplied, won(payment.suppliedAmount, lang)],
    [words.vat, won(payment.vat, lang)],
    [words.sum, won(payment.totalAmount, lang)],
    ...(payment.cancels ?? []).map(({ cancelAmount }): [Words, string] => [
      ...([words.cancelled, `-${won(cancelAmount, lang)}`] as const),
    ]),
    [words.approved, minutes(payment.approvedAt)],
  ]
  return page(words.receipt[lang], `${ways(path, lang)}${rows(facts, lang)}`, lang)
}
