import { json, type Reply } from '../emulator-server.ts'
import { consentPage, errorPage } from './consent-page.ts'
import type { Call, Emulator, Failure, WaitingAnswer } from './emulator.ts'
import type { Grant } from './grants.ts'
import { consentItems, people } from './people.ts'
import { html, isLocal, page, redirect } from './window-page.ts'

/** What the provider answers at its sign-in host. */
export function answerAuth(emulator: Emulator, call: Call, failure: Failure | undefined): Reply | undefined {
  if (call.path === '/oauth/authorize') return authorize(emulator, call, failure)
  if (call.path === '/oauth/token' && call.method === 'POST') return giveToken(emulator, call, failure)
  if (call.path === '/.well-known/jwks.json') return json(200, emulator.signer.jwks())
  return undefined
}

/** Stands for "no address: the page polls for the answer". */
const noRedirect = 'JS-SDK'

function authorize(emulator: Emulator, { method, query, form, session }: Call, failure: Failure | undefined): Reply {
  const { app } = emulator
  const asked = method === 'POST' ? form : query
  const redirect_uri = asked.get('redirect_uri') ?? ''
  const isWaitedFor = redirect_uri === noRedirect && asked.has('auth_tran_id')
  if (![app.restKey, app.jsKey].includes(asked.get('client_id') ?? ''))
    return refusal('KOE101', '앱 키가 올바르지 않아요.')
  if (asked.get('response_type') !== 'code') return refusal('KOE201', 'response_type은 code여야 해요.')
  if ((!isLocal(redirect_uri) && !isWaitedFor) || failure === 'KOE006')
    return refusal('KOE006', '등록하지 않은 리다이렉트 URI예요.')
  if (asked.get('prompt')?.split(',').includes('none'))
    return answered(emulator, asked, withoutAWord(emulator, asked, session))
  if (method !== 'POST')
    return html(200, consentPage(asked), isWaitedFor ? {} : { target: new URL(redirect_uri).origin })
  if (form.get('decision') === 'network') return answered(emulator, asked, 'network')
  const decision = decisionIn(emulator, form, redirect_uri)
  const reply = answered(emulator, asked, decision)
  if (typeof decision === 'string' || !('code' in decision)) return reply
  return {
    ...reply,
    headers: { ...reply.headers, 'set-cookie': `${sessionCookie}=${form.get('person')}; Path=/oauth; HttpOnly` },
  }
}

/** A person who agreed in this browser before stays signed in at the provider. */
export const sessionCookie = 'stand_in_person'

/** Signing in where nothing may be shown: a code, or why something would have to be. */
function withoutAWord({ grants, note }: Emulator, query: URLSearchParams, session: string): WaitingAnswer {
  const person = people.find(({ id }) => String(id) === session)
  if (!person) return { error: 'login_required', error_description: 'user authentication required.' }
  const agreed = grants.scopesOf(person.id)
  const wanted = query.get('scope')?.split(/[ ,]/) ?? []
  if (!grants.isLinked(person.id) || !wanted.every((scope) => scope === 'openid' || agreed.includes(scope)))
    return { error: 'consent_required', error_description: 'user consent required.' }
  note('sign-in', person.nickname)
  const grant = { person, scopes: [...agreed], redirect_uri: query.get('redirect_uri') ?? '' }
  return { code: grants.giveCode({ ...grant, nonce: query.get('nonce') ?? undefined }) }
}

function decisionIn({ grants, note }: Emulator, form: URLSearchParams, redirect_uri: string): WaitingAnswer {
  const person = people.find(({ id }) => String(id) === form.get('person'))
  if (!person || form.get('decision') !== 'agree') {
    note('no sign-in', person?.nickname ?? '')
    return { error: 'access_denied', error_description: 'User denied access' }
  }
  note('sign-in', person.nickname)
  const needed = consentItems.filter(({ required }) => required).map(({ scope }) => scope)
  const scopes = [...new Set([...needed, ...form.getAll('scope')])]
  const nonce = form.get('nonce') ?? undefined
  return { code: grants.giveCode({ person, scopes, redirect_uri, nonce }) }
}

/** To the page that polls, and in the address where there is one. */
function answered({ answers }: Emulator, query: URLSearchParams, answer: WaitingAnswer): Reply {
  const [state, name, redirect_uri = ''] = [
    query.get('state'),
    query.get('auth_tran_id'),
    query.get('redirect_uri') ?? '',
  ]
  const isInWindow = query.get('is_popup') === 'true' || redirect_uri === noRedirect
  if (name && isInWindow) {
    answers.set(name, { answer, state })
    return html(200, page({ title: '다 됐어요', body: '<p class="lead">이 창은 저절로 닫혀요.</p>' }))
  }
  return answer === 'network'
    ? refusal('700', '네트워크 연결을 확인해 주세요.')
    : redirect(redirect_uri, { ...answer, state })
}

function giveToken(emulator: Emulator, { form, origin }: Call, failure: Failure | undefined): Reply {
  const { app, grants } = emulator
  const refuse = (status: number, error: string, error_code: string, error_description: string) =>
    json(status, { error, error_description, error_code })
  const isRefresh = form.get('grant_type') === 'refresh_token'
  if (!isRefresh && form.get('grant_type') !== 'authorization_code')
    return refuse(400, 'unsupported_grant_type', 'KOE310', 'Unsupported grant type.')
  if (form.get('client_id') !== app.restKey) return refuse(401, 'invalid_client', 'KOE101', 'Not exist client_id.')
  if (form.get('client_secret') !== app.clientSecret || failure === 'KOE010')
    return refuse(401, 'invalid_client', 'KOE010', 'Bad client credentials')
  if (isRefresh) {
    const refreshed = grants.findRefresher(form.get('refresh_token') ?? '')
    if (!refreshed) return refuse(400, 'invalid_grant', 'KOE322', 'expired_or_invalid_refresh_token')
    // The old one is good for long enough yet: no new one comes with it.
    const { token, expires_in } = grants.giveToken(refreshed)
    return json(200, { token_type: 'bearer', access_token: token, expires_in, scope: refreshed.scopes.join(' ') })
  }
  const grant = grants.spendCode(form.get('code') ?? '')
  if (!grant || failure === 'KOE320')
    return refuse(400, 'invalid_grant', 'KOE320', `authorization code not found for code=${form.get('code')}`)
  if (grant.redirect_uri !== form.get('redirect_uri') || failure === 'KOE303')
    return refuse(400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch.')
  const { token, expires_in } = grants.giveToken(grant)
  return json(200, {
    token_type: 'bearer',
    access_token: token,
    expires_in,
    scope: grant.scopes.join(' '),
    ...grants.giveRefresher(grant),
    ...(failure === 'no id_token' ? {} : { id_token: idToken(emulator, grant, origin) }),
  })
}

function idToken({ app, signer, forgery }: Emulator, { person, nonce }: Grant, iss: string) {
  const claims = { iss, aud: app.restKey, sub: String(person.id), nickname: person.nickname }
  return signer.sign({ ...claims, ...(nonce && { nonce }) }, forgery())
}

const refusal = (code: string, message: string) => html(400, errorPage(code, message))
