import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Call as Asked, type Reply, type Silence, serve } from '../emulator-server.ts'
import { createNotebook, type EmulatedService, type Notebook } from '../received.ts'
import { actionOf, answerAction, faultOf } from './api.ts'
import type { Entry, Payment } from './books.ts'
import { isCode } from './codes.ts'
import { answerPages } from './control-pages.ts'
import {
  type Action,
  type App,
  type Call,
  type CashReceipt,
  type Emulator,
  type Failure,
  fieldsOf,
  refuse,
} from './emulator.ts'
import { noteAction } from './note-action.ts'
import { browserFolder } from './page.ts'
import { createRepeated } from './repeated.ts'
import { bounce, deposit } from './virtual-account.ts'
import { createWebhooks } from './webhooks.ts'
import { answerWindow } from './window.ts'

export type TossEmulator = App &
  EmulatedService & {
    url: string
    scriptUrl: string
    payments(): readonly Payment[]
    /** Cash receipts, each with what is left of it. */
    receipts(): readonly CashReceipt[]
    /** Makes the next call of this kind fail once. */
    failNext(action: Action, failure: Failure): void
    /** Money comes to a virtual account; without an amount, what was asked for. */
    deposit(paymentKey: string, amount?: number): void
    /** The bank takes a deposit back. */
    bounce(paymentKey: string): void
    /** What was sent to the shop, and can be kept back, let go and sent again. */
    webhooks: Pick<ReturnType<typeof createWebhooks>, 'list' | 'hold' | 'letGo' | 'repeat' | 'settled'>
    /** Sends the shop something that is not true. */
    forge(body: object): void
    /** Lets time pass here. */
    advance(ms: number): void
    clear(): void
    stop(): Promise<void>
  }

type Options = Partial<App> & { webhooksTo?: () => string; retryMs?: number }

/**
 * Emulates Toss Payments: its script, a payment window, the calls a shop makes, and webhooks to the shop. It takes
 * no money and has no memory beyond its life.
 */
export async function startTossEmulator(options: Options = {}): Promise<TossEmulator> {
  const { clientKey = 'test_ck_stand_in', secretKey = 'test_sk_stand_in', webhooksTo, retryMs = 60_000 } = options
  const { note, received } = createNotebook()
  let ahead = 0
  let url = ''
  const now = () => Date.now() + ahead
  const emulator: Emulator = {
    app: { clientKey, secretKey },
    url: () => url,
    now,
    entries: new Map(),
    receipts: new Map(),
    webhooks: createWebhooks({ to: webhooksTo, retryMs, now }),
  }
  const calls = createCalls(emulator, note)

  async function answer(asked: Asked): Promise<Reply | Silence> {
    const call = toCall(asked)
    const action = actionOf(call)
    const reply = action
      ? calls.answer(call, action)
      : (answerWindow(emulator, call) ?? answerPages(emulator, call) ?? (await answerFile(call)) ?? refuse('NOT_FOUND'))
    if (reply === 'slow') return 'silence'
    return reply === 'lost reply' ? 'hang up' : { ...reply, headers: { ...strict, ...reply.headers } }
  }

  const server = await serve(answer)
  url = server.url
  return {
    ...emulator.app,
    service: 'toss',
    page: url,
    received,
    url,
    scriptUrl: `${url}/v2/standard`,
    payments: () => [...emulator.entries.values()].map(({ payment }) => payment),
    receipts: () => [...emulator.receipts.values()],
    failNext: calls.failNext,
    deposit(paymentKey, amount) {
      const entry = find(emulator, paymentKey)
      deposit(emulator, entry, amount ?? entry.asked)
    },
    bounce: (paymentKey) => bounce(emulator, find(emulator, paymentKey)),
    webhooks: emulator.webhooks,
    forge: (body) => emulator.webhooks.send(body),
    advance(ms) {
      ahead += ms
    },
    clear() {
      forget(emulator)
      calls.clear()
      ahead = 0
    },
    stop() {
      emulator.webhooks.clear()
      return server.stop()
    },
  }
}

function forget({ entries, receipts, webhooks }: Emulator) {
  entries.clear()
  receipts.clear()
  webhooks.clear()
}

/** The calls of a shop: each is answered once by its idempotency key, or goes wrong as a test planned it. */
function createCalls(emulator: Emulator, note: Notebook['note']) {
  const failures: { action: Action; failure: Failure }[] = []
  const repeated = createRepeated()

  function planned(action: Action): Failure | undefined {
    const index = failures.findIndex((each) => each.action === action)
    return index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
  }

  /** The answer of a call, or what happens in place of one. */
  function answer(call: Call, action: Action): Reply | 'slow' | 'lost reply' {
    const fault = faultOf(emulator, call)
    if (fault) return fault
    const known = repeated.find(call)
    if (known) return known
    const failure = planned(action)
    if (failure === 'slow') {
      repeated.keep(call, 'under way')
      return 'slow'
    }
    if (failure === 'nonsense') return { status: 200, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    const reply = failure && isCode(failure) ? refuse(failure) : answerAction(emulator, call, action)
    repeated.keep(call, reply)
    noteAction(note, action, reply)
    return failure === 'lost reply' || (action === 'confirm' && isLost(emulator, call)) ? 'lost reply' : reply
  }

  return {
    answer,
    failNext: (action: Action, failure: Failure) => void failures.push({ action, failure }),
    clear() {
      repeated.clear()
      failures.length = 0
    },
  }
}

/** Its pages load nothing from elsewhere and cannot be framed. */
const strict = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
}

function find({ entries }: Emulator, paymentKey: string): Entry {
  const entry = entries.get(paymentKey)
  if (!entry) throw new Error(`no payment ${paymentKey}`)
  return entry
}

/** The buyer's own wish in the window: the money is taken and the shop hears nothing. */
function isLost({ entries }: Emulator, { text }: Call): boolean {
  const entry = entries.get(String(fieldsOf(text).paymentKey))
  if (entry?.plan !== 'lost reply') return false
  entry.plan = undefined
  return true
}

const files: Record<string, { file: string; type: string }> = {
  '/v2/standard': { file: 'standard.js', type: 'text/javascript' },
  '/window.css': { file: 'window.css', type: 'text/css' },
}

async function answerFile({ method, path }: Call): Promise<Reply | undefined> {
  const known = method === 'GET' && Object.hasOwn(files, path) ? files[path] : undefined
  return known && { status: 200, type: known.type, body: await readFile(join(browserFolder, known.file), 'utf8') }
}

function toCall({ raw, headers, ...call }: Asked): Call {
  const texts = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])
  return { ...call, headers: Object.fromEntries(texts), text: raw }
}
