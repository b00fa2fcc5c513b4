import { escapeHtml } from '../html.ts'
import { receiptTypes } from './books.ts'
import { banks, type Code, cards, easyPays, sayingOf } from './codes.ts'
import { page, won } from './page.ts'
import type { WindowRequest } from './window-request.ts'

/** The window in which a buyer agrees to pay. What it was asked for comes back with the answer. */
export function windowPage(query: URLSearchParams, request: WindowRequest) {
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return page(
    request.easyPay ? '간편결제' : titles[request.method],
    `<p class="bill"><span>실라주 · ${escapeHtml(request.orderName)}</span><strong>${won(request.amount)}</strong></p>
    <form method="post" action="/window">
      ${hidden.join('')}
      ${waysOf(request)}
      ${request.asksReceipt ? receiptChoice : ''}
      ${escrowChoices[request.escrow]}
      <fieldset>
        <legend>약관 동의</legend>
        ${agreements.map(agreement).join('')}
      </fieldset>
      <details><summary>테스트: 결과 고르기</summary>
        <select name="outcome" aria-label="결과">${outcomes.map(outcome).join('')}</select>
      </details>
      <button class="pay" name="decision" value="pay">${request.method === 'VIRTUAL_ACCOUNT' ? '계좌 발급받기' : `${won(request.amount)} 결제하기`}</button>
      <button name="decision" value="cancel" formnovalidate>취소</button>
    </form>`,
  )
}

const receiptChoice = `<fieldset><legend>현금영수증</legend><select name="receipt" aria-label="현금영수증">${[
  '<option value="">신청하지 않음</option>',
  ...receiptTypes.map((type) => `<option>${type}</option>`),
].join('')}</select></fieldset>`

const escrowOf = (options: string) =>
  `<fieldset><legend>구매안전서비스(에스크로)</legend><select name="escrow" aria-label="구매안전서비스(에스크로)">${options}</select></fieldset>`
const escrowChoices = {
  may: escrowOf('<option value="">적용하지 않음</option><option value="yes">적용</option>'),
  must: escrowOf('<option value="yes">적용</option>'),
  no: '',
}

const titles = { CARD: '카드 결제', TRANSFER: '계좌이체', VIRTUAL_ACCOUNT: '가상계좌 발급' }

const agreements = ['전자금융거래 이용에 동의해요', '결제에 필요한 개인정보 제공에 동의해요']
const agreement = (words: string) =>
  `<label class="check"><input type="checkbox" required><span>[필수] ${words}</span></label>`

const outcomes: readonly ['' | 'lost reply' | Code, string][] = [
  ['', '승인'],
  ['REJECT_CARD_COMPANY', '카드사 거절'],
  ['REJECT_CARD_PAYMENT', '한도 초과'],
  ['INVALID_STOPPED_CARD', '정지된 카드'],
  ['lost reply', '승인 뒤 응답 없음'],
]
const outcome = ([value, words]: (typeof outcomes)[number]) => `<option value="${value}">${words}</option>`

function waysOf({ method, amount, easyPay }: WindowRequest) {
  if (easyPay) return choiceOf('easyPay', '결제할 곳', easyPays, easyPay)
  if (method === 'TRANSFER') return choiceOf('bank', '출금할 은행', banks, '11')
  if (method === 'VIRTUAL_ACCOUNT') return choiceOf('bank', '입금할 은행', banks, '11')
  return `${choiceOf('card', '카드사', cards, '11')}${monthsOf(amount)}`
}

function choiceOf(name: string, legend: string, choices: Record<string, string>, first: string) {
  const each = Object.entries(choices).map(
    ([code, words]) =>
      `<label><input type="radio" name="${name}" value="${code}"${code === first ? ' checked' : ''}>${words}</label>`,
  )
  return `<fieldset><legend>${legend}</legend><div class="grid${each.length % 3 === 0 ? '' : ' even'}">${each.join('')}</div></fieldset>`
}

/** Instalments begin at 50,000 won. */
function monthsOf(amount: number) {
  const months = amount < 50_000 ? [0] : [0, 2, 3, 4, 5, 6, 12]
  const each = months.map((count) => `<option value="${count}">${count === 0 ? '일시불' : `${count}개월`}</option>`)
  return `<fieldset><legend>할부</legend><select name="months" aria-label="할부">${each.join('')}</select></fieldset>`
}

/** What the service shows in place of the window when it was asked wrongly. */
export const refusalPage = (code: Code) =>
  page('결제를 시작할 수 없어요', `<p>${sayingOf(code)}</p><p><small>${code}</small></p>`)
