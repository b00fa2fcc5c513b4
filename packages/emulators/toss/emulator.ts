import { json, type Reply } from '../emulator-server.ts'
import type { Entry } from './books.ts'
import { type Code, sayingOf, statusOf } from './codes.ts'
import type { createWebhooks } from './webhooks.ts'

export type App = { clientKey: string; secretKey: string }

export type Call = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  text: string
  origin: string
}

/** A code of the service, no answer at all, a hang-up after the work is done, or an answer no one can read. */
export type Failure = Code | 'slow' | 'lost reply' | 'nonsense'
export type Action = 'confirm' | 'read' | 'cancel' | 'virtual-account' | 'cash-receipt'

export type CashReceipt = { receiptKey: string; orderId: string; amount: number; [field: string]: unknown }

/** Everything the parts of the emulator share. */
export type Emulator = {
  app: App
  url(): string
  now(): number
  entries: Map<string, Entry>
  receipts: Map<string, CashReceipt>
  webhooks: ReturnType<typeof createWebhooks>
}

export const refuse = (code: Code, message = sayingOf(code)): Reply => json(statusOf(code), { code, message })

/** The fields of a JSON body; what is none has no fields. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most
export const isAmount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0
export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{6,64}$/.test(value)
