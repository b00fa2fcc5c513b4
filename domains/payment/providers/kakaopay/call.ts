import { z } from 'zod'
import { PaymentDeclined, PaymentUnresolved } from '../provider.ts'

export type KakaoPayAccess = { apiUrl: string; secretKey: string; cid: string; timeoutMs: number }
type Step = 'ready' | 'approve' | 'order' | 'cancel'

const Failure = z.object({
  error_code: z.union([z.int(), z.string().min(1).max(100)]),
  error_message: z.string().catch(''),
})

/**
 * Asks KakaoPay; every call of it is a POST. A refusal of its own is a `PaymentDeclined` with its number as the code; whatever
 * leaves open what happened, no answer, a failure on its side, nonsense, is a `PaymentUnresolved`.
 */
export async function callKakaoPay<Schema extends z.ZodType>(
  access: KakaoPayAccess,
  step: Step,
  body: object,
  Answer: Schema,
): Promise<z.output<Schema>> {
  const { status, json } = await send(access, step, body).catch((error: unknown) => {
    throw new PaymentUnresolved(`no answer from KakaoPay: ${String(error)}`)
  })
  if (status === 200) {
    const answer = Answer.safeParse(json)
    if (answer.success) return answer.data
    throw new PaymentUnresolved(`KakaoPay’s answer to ${step} makes no sense: ${z.prettifyError(answer.error)}`)
  }
  const failure = Failure.safeParse(json)
  if (!failure.success || status < 400 || status >= 500 || status === 429)
    throw new PaymentUnresolved(`KakaoPay answered ${status}`)
  throw new PaymentDeclined(String(failure.data.error_code), failure.data.error_message)
}

async function send({ apiUrl, secretKey, cid, timeoutMs }: KakaoPayAccess, step: Step, body: object) {
  const reply = await fetch(new URL(`/online/v1/payment/${step}`, apiUrl), {
    method: 'POST',
    headers: { authorization: `SECRET_KEY ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cid, ...body }),
    // The provider never redirects; a server that does is not the provider.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const json: unknown = await reply.json()
  return { status: reply.status, json }
}
