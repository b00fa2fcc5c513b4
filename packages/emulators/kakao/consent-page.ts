import { consentItems, type Person, people } from './people.ts'
import { escapeHtml, hiddenInputs, page } from './window-page.ts'

const note = '연습용 로그인이에요. 지어낸 사람들만 있어요.'

/** The window in which a person chooses their account and what the shop may know. `asked` comes back with the answer. */
export const consentPage = (query: URLSearchParams) =>
  page({
    title: '카카오 로그인',
    note,
    body: `<p class="lead"><strong>실라주</strong>에서 카카오계정으로 로그인해요.</p>
    <form method="post">
      ${hiddenInputs(query)}
      <fieldset>
        <legend>어느 계정으로 할까요?</legend>
        ${people.map(personChoice).join('')}
      </fieldset>
      <fieldset>
        <legend>실라주에 알려 줄 것</legend>
        ${consentItems.map(itemChoice).join('')}
      </fieldset>
      <button name="decision" value="agree" class="agree">동의하고 계속하기</button>
      <button name="decision" value="cancel" class="cancel">취소</button>
      ${query.has('auth_tran_id') ? '<button name="decision" value="network" class="cancel">연결이 끊긴 것으로 하기 (700)</button>' : ''}
    </form>`,
  })

const personChoice = ({ id, nickname, email }: Person, index: number) => `
  <label><input type="radio" name="person" value="${id}"${index === 0 ? ' checked' : ''}>
    <span>${escapeHtml(nickname)}<small>${escapeHtml(email?.address ?? '메일 없음')}${email && !email.verified ? ' · 확인 안 됨' : ''}</small></span>
  </label>`

const itemChoice = ({ scope, label, required }: (typeof consentItems)[number]) => `
  <label><input type="checkbox" name="scope" value="${scope}" checked${required ? ' disabled' : ''}>
    <span>${required ? '[필수]' : '[선택]'} ${label}</span>
  </label>`

/** What the provider shows in place of the window when the app asked wrongly. */
export const errorPage = (code: string, message: string) =>
  page({
    title: '문제가 생겼어요',
    note,
    body: `<p>앱 관리자 설정 오류 (<code>${escapeHtml(code)}</code>)</p><p>${escapeHtml(message)}</p>`,
  })
