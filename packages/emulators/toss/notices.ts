import { randomUUID } from 'node:crypto'
import { written } from './books.ts'

/** A notice on its way to the shop. */
export type Notice = { id: string; body: string; attempts: number; status: number | 'unreachable' | null }

type Options = {
  /** Where the shop listens; nothing is sent without one. */
  to: (() => string) | undefined
  /** How long until the first resend; each later one waits four times as long, seven at most. */
  retryMs: number
  now: () => number
}

const resends = 7

/** Sends notices as the service does: anything but 200 is sent again, less and less often. */
export function createNotices({ to, retryMs, now }: Options) {
  let sent: Notice[] = []
  let waiting: Notice[] | null = null
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  async function deliver(notice: Notice): Promise<void> {
    if (!to) return
    notice.attempts += 1
    const headers = {
      'content-type': 'application/json',
      'tosspayments-webhook-transmission-time': new Date(now()).toISOString(),
      'tosspayments-webhook-transmission-id': notice.id,
      'tosspayments-webhook-transmission-retried-count': String(notice.attempts - 1),
    }
    notice.status = await fetch(to(), {
      method: 'POST',
      headers,
      body: notice.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
      .then(({ status }) => status)
      .catch(() => 'unreachable' as const)
    if (notice.status === 200 || notice.attempts > resends) return
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        start(notice)
      },
      retryMs * 4 ** (notice.attempts - 1),
    )
    timer.unref()
    timers.add(timer)
  }

  function start(notice: Notice) {
    const delivery = deliver(notice).finally(() => running.delete(delivery))
    running.add(delivery)
  }

  return {
    send(body: object) {
      const text = JSON.stringify({ createdAt: written(now()), ...body })
      const notice: Notice = { id: randomUUID(), body: text, attempts: 0, status: null }
      sent.push(notice)
      if (waiting) waiting.push(notice)
      else start(notice)
    },
    list: (): readonly Notice[] => sent,
    /** Keeps notices back until they are let go: so they come late. */
    hold() {
      waiting ??= []
    },
    letGo() {
      for (const notice of waiting ?? []) start(notice)
      waiting = null
    },
    /** Sends one that was sent before, as it was, this many times at once. */
    repeat({ id, body }: Notice, times: number) {
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
