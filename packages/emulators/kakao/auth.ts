import { json, type Reply } from '../stand-in-server.ts'
import { consentPage, errorPage } from './consent-page.ts'
import type { Call, Desk, Failure } from './desk.ts'
import type { Grant } from './grants.ts'
import { consentItems, people } from './people.ts'

/** What the provider answers at its sign-in host. */
export function answerAuth(desk: Desk, call: Call, failure: Failure | undefined): Reply | undefined {
  if (call.path === '/oauth/authorize') return authorize(desk, call, failure)
  if (call.path === '/oauth/token' && call.method === 'POST') return giveToken(desk, call, failure)
  if (call.path === '/.well-known/jwks.json') return json(200, desk.signer.jwks())
  return undefined
}

/** Only what runs on this machine may use a stand-in. */
const isRegistered = (uri: string) =>
  URL.canParse(uri) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(uri).hostname)

function authorize({ app, grants }: Desk, { method, query, form }: Call, failure: Failure | undefined): Reply {
  const asked = method === 'POST' ? form : query
  const redirect_uri = asked.get('redirect_uri') ?? ''
  if (asked.get('client_id') !== app.restKey) return refusal('KOE101', '앱 키가 올바르지 않아요.')
  if (asked.get('response_type') !== 'code') return refusal('KOE201', 'response_type은 code여야 해요.')
  if (!isRegistered(redirect_uri) || failure === 'KOE006') return refusal('KOE006', '등록하지 않은 리다이렉트 URI예요.')
  if (method !== 'POST') return html(200, consentPage(asked), new URL(redirect_uri).origin)
  const state = asked.get('state')
  const person = people.find(({ id }) => String(id) === form.get('person'))
  if (!person || form.get('decision') !== 'agree')
    return redirect(redirect_uri, { error: 'access_denied', error_description: 'User denied access', state })
  const needed = consentItems.filter(({ required }) => required).map(({ scope }) => scope)
  const scopes = [...new Set([...needed, ...form.getAll('scope')])]
  const nonce = form.get('nonce') ?? undefined
  return redirect(redirect_uri, { code: grants.giveCode({ person, scopes, redirect_uri, nonce }), state })
}

function giveToken(desk: Desk, { form, origin }: Call, failure: Failure | undefined): Reply {
  const { app, grants } = desk
  const refuse = (status: number, error: string, error_code: string, error_description: string) =>
    json(status, { error, error_description, error_code })
  if (form.get('grant_type') !== 'authorization_code')
    return refuse(400, 'unsupported_grant_type', 'KOE310', 'Unsupported grant type.')
  if (form.get('client_id') !== app.restKey) return refuse(401, 'invalid_client', 'KOE101', 'Not exist client_id.')
  if (form.get('client_secret') !== app.clientSecret || failure === 'KOE010')
    return refuse(401, 'invalid_client', 'KOE010', 'Bad client credentials')
  const grant = grants.spendCode(form.get('code') ?? '')
  if (!grant || failure === 'KOE320')
    return refuse(400, 'invalid_grant', 'KOE320', `authorization code not found for code=${form.get('code')}`)
  if (grant.redirect_uri !== form.get('redirect_uri') || failure === 'KOE303')
    return refuse(400, 'invalid_grant', 'KOE303', 'Redirect URI mismatch.')
  const { token, expires_in } = grants.giveToken(grant)
  return json(200, {
    ...{ token_type: 'bearer', access_token: token, expires_in, scope: grant.scopes.join(' ') },
    ...{ refresh_token: grants.giveToken(grant).token, refresh_token_expires_in: 5_183_999 },
    ...(failure === 'no id_token' ? {} : { id_token: idToken(desk, grant, origin) }),
  })
}

function idToken({ app, signer, forgery }: Desk, { person, nonce }: Grant, iss: string) {
  const claims = { iss, aud: app.restKey, sub: String(person.id), nickname: person.nickname }
  return signer.sign({ ...claims, ...(nonce && { nonce }) }, forgery())
}

const refusal = (code: string, message: string) => html(400, errorPage(code, message))

// Chromium holds the address a form is redirected to against form-action as well.
const html = (status: number, body: string, target = ''): Reply => ({
  ...{ status, type: 'text/html', body },
  headers: {
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${target}; frame-ancestors 'none'`,
  },
})

function redirect(uri: string, fields: Record<string, string | null>): Reply {
  const target = new URL(uri)
  for (const [name, value] of Object.entries(fields)) if (value !== null) target.searchParams.set(name, value)
  return { status: 302, headers: { location: target.href } }
}
