import type { Call, Emulator } from './emulator.ts'
import { type Person, people } from './people.ts'
import { escapeHtml, hiddenInputs, html, isLocal, lastWords, originOf, page, redirect } from './window-page.ts'

type Question = {
  title: string
  body: string
  /** What is pressed to go on. */
  agree: string
  asked: URLSearchParams
  /** Where the answer may lead. */
  target?: string | undefined
  /** Has a way back of its own; without it there is only the browser's. */
  isEndable?: boolean
}

/** A window that asks one thing; its form comes back to the same address with `decision`. */
export const askPage = ({ title, body, agree, asked, target, isEndable = true }: Question) =>
  html(
    200,
    page({
      title,
      body: `<form method="post">${hiddenInputs(asked)}${body}
      <button name="decision" value="agree" class="agree">${escapeHtml(agree)}</button>
      ${isEndable ? '<button name="decision" value="cancel" class="cancel">취소</button>' : ''}</form>`,
    }),
    target ? { target: new URL(target).origin } : {},
  )

export const failurePage = (title: string, message: string, status = 400) =>
  html(status, page({ title, body: `<p>${escapeHtml(message)}</p>` }))

export const choiceOf = (name: string, value: string | number, label: string, about = '', more = '') =>
  `<label><input name="${name}" value="${escapeHtml(String(value))}"${more}>
    <span>${escapeHtml(label)}${about && `<small>${escapeHtml(about)}</small>`}</span></label>`

/** Who sits before the window, where no one has signed in: they say so. */
export const personChoice = () => `<fieldset><legend>어느 계정으로 할까요?</legend>
  ${people.map(({ id, nickname }, index) => choiceOf('person', id, nickname, '', ` type="radio"${index === 0 ? ' checked' : ''}`)).join('')}</fieldset>`

/** By the app's token, by the window's own word, or as they said in the window. */
export function personIn({ grants, agts }: Emulator, query: URLSearchParams): Person | undefined {
  const token = query.get('token')
  const agt = query.get('agt')
  if (token) return grants.findToken(token)?.person
  if (agt) return agts.get(agt)
  return people.find(({ id }) => String(id) === query.get('person'))
}

/** What was asked, at first and again with the answer. */
export const askedIn = ({ method, form, query }: Call) => (method === 'POST' && form.size > 0 ? form : query)

/** Sends a result to the page that asked: to its return address, or as a message to the window that opened it. */
export function answerWith(query: URLSearchParams, result: Record<string, unknown>) {
  const back = query.get('returnUrl') ?? query.get('return_url')
  if (back && isLocal(back))
    return redirect(back, Object.fromEntries(Object.entries(result).map(([name, value]) => [name, said(value)])))
  const target = originOf(query.get('ka'))
  return target ? lastWords(result, target) : failurePage('알 수 없는 페이지예요', '등록하지 않은 도메인이에요.')
}

const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
