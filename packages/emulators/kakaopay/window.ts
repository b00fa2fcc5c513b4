import { randomBytes } from 'node:crypto'
import type { Call, Reply } from '../emulator-server.ts'
import { escapeHtml } from '../html.ts'
import { paymentWindow, sendBack, windowReply } from '../payment-window.ts'
import type { Books } from './api.ts'
import { type Choice, choices, isChoice, isOver, minutesOpen, type Payment } from './books.ts'

const won = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}원`

/** The window in which a buyer chooses how to pay, and agrees or goes back. */
export function answerWindow({ payments, now }: Books, { method, path, raw }: Call): Reply | undefined {
  const hash = /^\/mockup\/v1\/([0-9a-f]{48})\/(?:info|mInfo|aInfo)$/.exec(path)?.[1]
  if (!hash) return undefined
  const payment = [...payments.values()].find((each) => each.hash === hash)
  if (!payment) return windowReply(404, closed('없는 결제예요.'))
  if (isOver(payment, now()) && !payment.approved_at)
    return windowReply(410, closed(`결제할 수 있는 ${minutesOpen}분이 지났어요.`))
  if (!['READY', 'OPEN_PAYMENT'].includes(payment.status)) return windowReply(410, closed('이미 끝난 결제예요.'))
  if (method !== 'POST') {
    payment.status = 'OPEN_PAYMENT'
    return windowReply(200, open(payment), new URL(payment.approval_url).origin)
  }
  return decide(payment, new URLSearchParams(raw))
}

function decide(payment: Payment, form: URLSearchParams): Reply {
  const choice = form.get('choice')
  if (form.get('decision') !== 'pay' || !isChoice(choice)) return leave(payment)
  agree(payment, choice, Number(form.get('months') ?? 0))
  return sendBack(payment.approval_url, { pg_token: payment.pg_token })
}

/** The buyer has agreed, and has shown that it is them. */
export function agree(payment: Payment, chosen: Choice, months = 0) {
  const pg_token = randomBytes(10).toString('hex')
  Object.assign(payment, { status: 'AUTH_PASSWORD', chosen, pg_token, months: chosen === 'money' ? 0 : months })
}

export function leave(payment: Payment): Reply {
  payment.status = 'QUIT_PAYMENT'
  return sendBack(payment.cancel_url, {})
}

const mark = `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="9" fill="var(--accent)"/>
<path d="M9 8v12M9 14.5l8-6.5M12.2 12.2 18 20" fill="none" stroke="var(--ink)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`
const head = `<header><span class="mark">${mark}카카오페이</span><span class="tag">연습용 결제창</span></header>`

const page = (body: string) =>
  paymentWindow({
    lang: 'ko',
    title: '카카오페이 결제',
    accent: 'color-mix(in oklab, gold, khaki 25%)',
    ink: 'black',
    body: head + body,
    note: '카카오페이를 흉내 낸 연습용 창이에요. 실제로 돈이 나가지 않아요.',
  })

const open = ({ total, item_name, partner_order_id }: Payment) =>
  page(`
  <h1>${won(total)}</h1>
  <p class="what">${escapeHtml(item_name)}</p>
  <dl><dt>가맹점</dt><dd>실라주</dd><dt>주문 번호</dt><dd>${escapeHtml(partner_order_id)}</dd></dl>
  <form method="post">
    <fieldset><legend>결제 수단</legend>${Object.entries(choices).map(choiceLine).join('')}</fieldset>
    <fieldset><legend id="months">할부 (카드, 5만 원부터)</legend>
      <select name="months" aria-labelledby="months">${monthsFor(total).map(monthLine).join('')}</select></fieldset>
    <label class="plain"><input type="checkbox" name="agreed" required><span>[필수] 주문 내용을 확인했고 결제 정보 제공에 동의해요.</span></label>
    <button class="pay" name="decision" value="pay">${won(total)} 결제하기</button>
    <button class="back" name="decision" value="cancel" formnovalidate>결제 취소</button>
  </form>`)

const choiceLine = ([id, { name, about }]: [string, { name: string; about: string }], index: number) => `
  <label><input type="radio" name="choice" value="${id}"${index === 0 ? ' checked' : ''}><span>${name}<small>${about}</small></span></label>`

const monthsFor = (total: number) => (total >= 50_000 ? [0, 2, 3, 6, 12] : [0])
const monthLine = (months: number) => `<option value="${months}">${months === 0 ? '일시불' : `${months}개월`}</option>`

const closed = (reason: string) =>
  page(`<h1>결제할 수 없어요</h1><p class="what">${reason} 쇼핑몰로 돌아가 다시 시도해 주세요.</p>`)
