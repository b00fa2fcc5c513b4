import { z } from 'zod'
import { PaymentDeclined, PaymentUnresolved } from '../provider.ts'

export type PayPalAccess = { apiUrl: string; clientId: string; clientSecret: string; timeoutMs: number }
type Asked = { path: string; method?: 'GET' | 'POST'; body?: string; idempotency_key?: string }
type Answered = { status: number; json: unknown }

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) })
const Failure = z.object({
  name: z.string().min(1).max(100),
  message: z.string().catch(''),
  details: z.array(z.object({ issue: z.string().min(1).max(100) })).catch([]),
})

/** A token is renewed this long before its end, so that none expires during a call. */
const marginMs = 60_000

/** Refusals that promise nothing: the same call is being carried out this moment. */
const promisesNothing = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'RESOURCE_CONFLICT', 'INTERNAL_SERVER_ERROR'])

/**
 * Calls PayPal with a token that is requested once and reused until it expires. A refusal by PayPal is a
 * `PaymentDeclined` with the issue as its code; an unclear outcome is a `PaymentUnresolved`.
 */
export function openPayPal(access: PayPalAccess, now: () => Date) {
  let token: { value: Promise<string>; untilMs: number } | undefined

  function findToken(): Promise<string> {
    if (token && now().getTime() < token.untilMs) return token.value
    const fresh = { value: askToken(), untilMs: Number.POSITIVE_INFINITY }
    token = fresh
    fresh.value.catch(() => forget(fresh.value))
    return fresh.value

    async function askToken() {
      const { access_token, expires_in } = await requestToken(access)
      fresh.untilMs = now().getTime() + expires_in * 1000 - marginMs
      return access_token
    }
  }

  function forget(value: Promise<string>) {
    if (token?.value === value) token = undefined
  }

  async function ask(asked: Asked): Promise<Answered> {
    const value = findToken()
    const answered = await send(access, asked, `Bearer ${await value}`)
    if (answered.status !== 401) return answered
    // The token was revoked before its time. Nothing was done with it, so asking again is safe.
    forget(value)
    return send(access, asked, `Bearer ${await findToken()}`)
  }

  return async function call<Schema extends z.ZodType>(asked: Asked, Answer: Schema): Promise<z.output<Schema>> {
    const { status, json } = await ask(asked)
    if (status < 200 || status >= 300) throw failureOf(status, json)
    const answer = Answer.safeParse(json)
    if (answer.success) return answer.data
    throw new PaymentUnresolved(`PayPal’s answer makes no sense: ${z.prettifyError(answer.error)}`)
  }
}
export type CallPayPal = ReturnType<typeof openPayPal>

/** Nothing has been asked for yet: whatever goes wrong here, no money moves. */
async function requestToken(access: PayPalAccess) {
  const basic = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString('base64')
  const asked = { path: '/v1/oauth2/token', body: 'grant_type=client_credentials', type: form }
  const { status, json } = await send(access, asked, `Basic ${basic}`)
  const token = Token.safeParse(json)
  if (status === 200 && token.success) return token.data
  throw new PaymentUnresolved(`PayPal gave no token: ${status}`)
}

const form = 'application/x-www-form-urlencoded'

async function send(
  { apiUrl, timeoutMs }: PayPalAccess,
  { path, method = 'POST', body, idempotency_key, type = 'application/json' }: Asked & { type?: string },
  authorization: string,
): Promise<Answered> {
  try {
    const reply = await fetch(new URL(path, apiUrl), {
      method,
      headers: {
        authorization,
        'content-type': type,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(idempotency_key && { 'paypal-request-id': idempotency_key }),
      },
      ...(body !== undefined && { body }),
      // The provider never redirects; a server that does is not the provider.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const json: unknown = await reply.json()
    return { status: reply.status, json }
  } catch (error) {
    throw new PaymentUnresolved(`no answer from PayPal: ${String(error)}`)
  }
}

function failureOf(status: number, json: unknown): PaymentDeclined | PaymentUnresolved {
  const { data: failure } = Failure.safeParse(json)
  if (!failure || status < 400 || status >= 500 || status === 409 || status === 429)
    return new PaymentUnresolved(`PayPal answered ${status}`)
  const code = failure.details[0]?.issue ?? failure.name
  return promisesNothing.has(code)
    ? new PaymentUnresolved(`PayPal answered ${code}`)
    : new PaymentDeclined(code, failure.message)
}
