import { escapeHtml } from '../html.ts'
import type { Reply } from '../stand-in-server.ts'
import type { Entry } from './books.ts'
import { banks } from './codes.ts'
import type { Call, Desk } from './desk.ts'
import { page, won } from './page.ts'
import { bounce, deposit } from './virtual-account.ts'

const html = (status: number, body: string): Reply => ({ status, type: 'text/html', body })

/** For whoever tries the shop out: every payment, and money for accounts that wait for it. */
export function answerPages(desk: Desk, { method, path, text }: Call): Reply | undefined {
  if (path === '/' && method === 'GET') return html(200, listPage([...desk.entries.values()]))
  const [, kind, key = ''] = /^\/(accounts|receipts)\/([\w-]+)$/.exec(path) ?? []
  const entry = desk.entries.get(key)
  if (!kind || !entry) return undefined
  if (kind === 'receipts') return method === 'GET' ? html(200, receiptPage(entry)) : undefined
  if (method === 'POST') {
    payIn(desk, entry, new URLSearchParams(text))
    return { status: 303, headers: { location: path } }
  }
  return html(200, accountPage(entry))
}

function payIn(desk: Desk, entry: Entry, form: URLSearchParams) {
  if (!entry.payment.virtualAccount) return
  if (form.get('decision') === 'bounce') return bounce(desk, entry)
  const amount = Number(form.get('amount'))
  if (Number.isInteger(amount) && amount > 0) deposit(desk, entry, amount)
}

const listPage = (entries: readonly Entry[]) =>
  page(
    '결제 내역',
    entries.length === 0
      ? '<p>아직 결제가 없어요.</p>'
      : `<ul>${entries
          .toReversed()
          .map(
            ({ payment }) =>
              `<li><a href="/${payment.virtualAccount ? 'accounts' : 'receipts'}/${payment.paymentKey}">${escapeHtml(payment.orderId)}</a> · ${payment.method} · ${won(payment.totalAmount)} · <small>${payment.status}</small></li>`,
          )
          .join('')}</ul>`,
  )

const accountPage = ({ payment, asked, deposited }: Entry) => {
  const rest = Math.max(asked - deposited, 0)
  const button = (amount: number, words: string, kind = '') =>
    amount > 0
      ? `<button name="amount" value="${amount}"${kind && ` class="${kind}"`}>${words} (${won(amount)})</button>`
      : ''
  return page(
    '입금하기',
    `<p class="bill"><span>${escapeHtml(payment.orderName)}</span><strong>${won(asked)}</strong></p>
    <dl>
      <dt>은행</dt><dd>${banks[payment.virtualAccount?.bankCode ?? ''] ?? ''}</dd>
      <dt>계좌번호</dt><dd>${payment.virtualAccount?.accountNumber}</dd>
      <dt>예금주</dt><dd>${escapeHtml(payment.virtualAccount?.customerName ?? '')}</dd>
      <dt>입금 기한</dt><dd>${payment.virtualAccount?.dueDate.slice(0, 16).replace('T', ' ')}</dd>
      <dt>입금된 금액</dt><dd>${won(deposited)}</dd>
      <dt>상태</dt><dd>${payment.status}</dd>
    </dl>
    <form method="post">
      ${button(rest, '지금 입금하기', 'pay')}
      ${button(Math.floor(rest / 2), '모자라게 입금하기')}
      ${button(rest + 1000, '더 입금하기')}
      ${deposited > 0 ? '<button name="decision" value="bounce">입금 취소하기</button>' : ''}
    </form>`,
  )
}

const receiptPage = ({ payment }: Entry) =>
  page(
    '매출전표',
    `<dl>
      <dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd>
      <dt>결제 방법</dt><dd>${payment.easyPay?.provider ?? payment.method}</dd>
      <dt>공급가액</dt><dd>${won(payment.suppliedAmount)}</dd>
      <dt>부가세</dt><dd>${won(payment.vat)}</dd>
      <dt>합계</dt><dd>${won(payment.totalAmount)}</dd>
      ${(payment.cancels ?? []).map(({ cancelAmount }) => `<dt>취소</dt><dd>-${won(cancelAmount)}</dd>`).join('')}
      <dt>승인</dt><dd>${payment.approvedAt?.slice(0, 16).replace('T', ' ') ?? '-'}</dd>
    </dl>`,
  )
