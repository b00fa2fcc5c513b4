import { callOutside } from '@sillage/server-kit/call-outside.ts'
import { z } from 'zod'
import { PaymentDeclined, PaymentUnresolved } from '../provider.ts'

export type TossAccess = { apiUrl: string; secretKey: string; timeoutMs: number }

type Asked = { path: string; body?: object; idempotency_key?: string }

const Failure = z.object({ code: z.string().min(1).max(100), message: z.string().catch('') })

/** Refusals that promise nothing: whether money moved is only known by asking. */
const promisesNothing = new Set(['IDEMPOTENT_REQUEST_PROCESSING', 'PROVIDER_ERROR', 'FORBIDDEN_CONSECUTIVE_REQUEST'])

/**
 * Asks the provider; with a body it is a change. A refusal of its own is a `PaymentDeclined`; whatever leaves open what
 * happened, no answer, one of its own failures, nonsense, is a `PaymentUnresolved`.
 */
export async function callToss(access: TossAccess, asked: Asked): Promise<unknown> {
  const { status, json } = await send(access, asked).catch((error: unknown) => {
    throw new PaymentUnresolved(`no answer from Toss: ${String(error)}`)
  })
  if (status === 200) return json
  const failure = Failure.safeParse(json)
  if (!failure.success || status < 400 || status >= 500) throw new PaymentUnresolved(`Toss answered ${status}`)
  const { code, message } = failure.data
  if (status === 409 || status === 429 || promisesNothing.has(code))
    throw new PaymentUnresolved(`Toss answered ${code}`)
  throw new PaymentDeclined(code, message)
}

async function send({ apiUrl, secretKey, timeoutMs }: TossAccess, { path, body, idempotency_key }: Asked) {
  // The provider never redirects; a server that does is not the provider, and its answer none.
  const { status, text } = await callOutside(new URL(path, apiUrl), {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotency_key && { 'idempotency-key': idempotency_key }),
    },
    body: body && JSON.stringify(body),
    timeoutMs,
  })
  const json: unknown = JSON.parse(text)
  return { status, json }
}
