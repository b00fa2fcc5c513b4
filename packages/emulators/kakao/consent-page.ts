import { consentItems, type Person, people } from './people.ts'

/** The window in which a person chooses their account and what the shop may know. `asked` comes back with the answer. */
export const consentPage = (asked: URLSearchParams) =>
  page(
    '카카오 로그인',
    `<p class="lead"><strong>실라주</strong>에서 카카오계정으로 로그인해요.</p>
    <form method="post">
      ${[...asked].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('')}
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
    </form>`,
  )

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
  page('문제가 생겼어요', `<p>앱 관리자 설정 오류 (<code>${escapeHtml(code)}</code>)</p><p>${escapeHtml(message)}</p>`)

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)

// Mixed from the system's own colours: the window follows it, dark or light.
const style = `
:root { color-scheme: light dark; --line: color-mix(in oklab, CanvasText 18%, Canvas); --quiet: color-mix(in oklab, CanvasText 64%, Canvas) }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 20px 56px; font: 16px/1.6 Pretendard, system-ui, sans-serif; background: Canvas; color: CanvasText; word-break: keep-all }
main { max-width: 400px; margin: 0 auto }
h1 { margin: 0 0 4px; font-size: 24px; font-weight: 600 }
.lead { margin: 0 0 24px }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0 0 4px; font-size: 14px; font-weight: 600 }
label { display: flex; gap: 12px; align-items: center; min-height: 52px; padding-block: 8px; border-top: 1px solid var(--line) }
label:last-of-type { border-bottom: 1px solid var(--line) }
input { width: 20px; height: 20px; accent-color: CanvasText; flex: none }
small { display: block; color: var(--quiet) }
button { width: 100%; min-height: 52px; margin-top: 8px; border: 1px solid CanvasText; border-radius: 12px; font: inherit; cursor: pointer }
.agree { background: CanvasText; color: Canvas; font-weight: 600 }
.cancel { background: none; color: inherit; border-color: var(--line) }
.note { margin-top: 24px; font-size: 13px; color: var(--quiet) }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}<p class="note">연습용 로그인이에요. 지어낸 사람들만 있어요.</p></main></body>
</html>`
