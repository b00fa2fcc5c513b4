import { randomUUID } from 'node:crypto'
import { written } from './books.ts'

/** A webhook on its way to the shop. */
export type Webhook = { id: string; body: string; attempts: number; status: number | 'unreachable' | null }

type Options = {
  /** Where the shop listens; nothing is sent without one. */
  to: (() => string) | undefined
  /** How long until the first resend; each later one waits four times as long, seven at most. */
  retryMs: number
  now: () => number
}

const resends = 7

/** Sends webhooks as the service does: anything but 200 is sent again, less and less often. */
export function createWebhooks({ to, retryMs, now }: Options) {
  let sent: Webhook[] = []
  let waiting: Webhook[] | null = null
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  async function deliver(webhook: Webhook): Promise<void> {
    if (!to) return
    webhook.attempts += 1
    webhook.status = await post(to(), webhook, now())
    if (webhook.status === 200 || webhook.attempts > resends) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        start(webhook)
      },
      retryMs * 4 ** (webhook.attempts - 1),
    )
    timer.unref()
    timers.add(timer)
  }

  function start(webhook: Webhook) {
    const delivery = deliver(webhook).finally(() => running.delete(delivery))
    running.add(delivery)
  }

  return {
    send(body: object) {
      const text = JSON.stringify({ createdAt: written(now()), ...body })
      const webhook: Webhook = { id: randomUUID(), body: text, attempts: 0, status: null }
      sent.push(webhook)
      if (waiting) waiting.push(webhook)
      else start(webhook)
    },
    list: (): readonly Webhook[] => sent,
    /** Withholds webhooks until `letGo`: they come late. */
    hold() {
      waiting ??= []
    },
    letGo() {
      for (const webhook of waiting ?? []) start(webhook)
      waiting = null
    },
    /** Sends one that was sent before, as it was, this many times at once. */
    repeat({ id, body }: Webhook, times: number) {
      for (let at = 0; at < times; at += 1) start({ id, body, attempts: 0, status: null })
    },
    /** Until everything under way has been answered. */
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
    clear() {
      sent = []
      waiting = null
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}

/** Sends a webhook once and says how the shop answered. */
function post(url: string, { id, body, attempts }: Webhook, nowMs: number): Promise<number | 'unreachable'> {
  const headers = {
    'content-type': 'application/json',
    'tosspayments-webhook-transmission-time': new Date(nowMs).toISOString(),
    'tosspayments-webhook-transmission-id': id,
    'tosspayments-webhook-transmission-retried-count': String(attempts - 1),
  }
  return fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    .then(({ status }) => status)
    .catch(() => 'unreachable' as const)
}
