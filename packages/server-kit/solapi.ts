import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callOutside } from './call-outside.ts'
import { finalFailure } from './job-failure.ts'
import type { ReadResult } from './outbox-results.ts'

export type SolapiOptions = { url: string; key: string; secret: string; timeoutMs?: number }
export type Solapi = ReturnType<typeof createSolapi>

/** Of an answer, what decides whether the message was taken, and under which name. */
const Taken = z.object({
  groupInfo: z.object({ groupId: z.string() }),
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
})
const Listed = z.object({ messageList: z.record(z.string(), z.object({ statusCode: z.string() })) })
const Refusal = z.object({ errorCode: z.string() })

/** The message service: takes one message at a time and reports its outcome. `url` is https://api.solapi.com. */
export function createSolapi({ url, key, secret, timeoutMs = 10_000 }: SolapiOptions) {
  async function call(path: string, body?: object): Promise<unknown> {
    const { status, text } = await callOutside(new URL(path, url), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: signed(key, secret) },
      body: body && JSON.stringify(body),
      timeoutMs,
    })
    const answer = readJson(text)
    if (status < 200 || status >= 300) throw failureOf(status, answer)
    return answer
  }

  return {
    call,
    /** Hands one message over; its group has no other, and so names it. */
    async send(message: object): Promise<{ key: string }> {
      const answer = Taken.parse(await call('/messages/v4/send-many/detail', { messages: [message] }))
      const [failed] = answer.failedMessageList
      // The service names what is wrong with the number or the text: neither will be better the next time.
      if (failed) throw finalFailure(new Error(`The message was refused (${failed.statusCode}).`))
      return { key: answer.groupInfo.groupId }
    },
    read: (async (group) => {
      const query = new URLSearchParams({ criteria: 'groupId', cond: 'eq', value: group })
      const { messageList } = Listed.parse(await call(`/messages/v4/list?${query}`))
      const [message] = Object.values(messageList)
      return resultOf(message?.statusCode ?? '2000')
    }) satisfies ReadResult,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** 2xxx is accepted, 3000 is being delivered, 4000 has arrived; every other code is final. */
function resultOf(code: string) {
  if (code === '4000') return { state: 'delivered' as const }
  return /^2|^3000$/.test(code) ? { state: 'open' as const } : { state: 'failed' as const, code }
}

/** The service's own scheme: a header that was intercepted cannot sign the next request. */
function signed(key: string, secret: string) {
  const date = new Date().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex')
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`
}

/** An operator can repair what is wrong with our account, or with the service, while the message waits. */
function failureOf(status: number, body: unknown) {
  const code = Refusal.safeParse(body).data?.errorCode ?? 'unknown'
  const error = new Error(`The message service answered ${status} (${code}).`)
  const isMendable = status >= 500 || [401, 402, 403, 408, 429].includes(status)
  return isMendable ? error : finalFailure(error)
}
