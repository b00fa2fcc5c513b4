import { setTimeout as pause } from 'node:timers/promises'
import { count, type Journal } from './journal.ts'
import type { World } from './world.ts'

/** Where people buy: any of the shop's instances, or what stands in front of them. */
export type Target = Pick<World, 'toss'> & { instances: Pick<World['instances'], 'nextUrl'> }
type Asked = { method?: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: object }
export type Answer = { status: number; body: unknown }

const patienceMs = 180_000
const waitMs = 40_000

/**
 * Asks until a shop answers, as a buyer would who presses the button again: an instance that is gone, stands still or has
 * no database just now is not the end of an order.
 */
export async function ask(world: Target, journal: Journal, asked: Asked): Promise<Answer> {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await askOnce(world.instances.nextUrl(), asked)
    count(journal.answers, answer ? String(answer.status) : 'nobody')
    if (answer && answer.status !== 503) return answer
    if (Date.now() > until) throw new Error(`${asked.path}: nobody answered for ${patienceMs / 1000} s`)
    await pause(300)
  }
}

const askOnce = (url: string, { method = 'POST', path, headers, body }: Asked): Promise<Answer | undefined> =>
  fetch(`${url}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(waitMs),
  })
    .then(async (reply) => ({ status: reply.status, body: await reply.json() }))
    // No connection, or one that broke: it is unknown what became of the request.
    .catch(() => undefined)
