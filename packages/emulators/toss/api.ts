import { timingSafeEqual } from 'node:crypto'
import type { Reply } from '../emulator-server.ts'
import { cancelReceipt, issueReceipt } from './cash-receipts-api.ts'
import { isCode } from './codes.ts'
import { type Action, type Call, type Emulator, refuse } from './emulator.ts'
import { cancel, confirm, read } from './payments-api.ts'
import { issueAccount } from './virtual-account.ts'

/** Which of its actions a call asks for; nothing where it is no call of the API. */
export function actionOf({ method, path }: Call): Action | undefined {
  if (method === 'GET') return /^\/v1\/payments\/(orders\/)?[^/]+$/.test(path) ? 'read' : undefined
  if (method !== 'POST') return undefined
  if (path === '/v1/payments/confirm') return 'confirm'
  if (/^\/v1\/payments\/[^/]+\/cancel$/.test(path)) return 'cancel'
  if (path === '/v1/virtual-accounts') return 'virtual-account'
  return /^\/v1\/cash-receipts(\/[^/]+\/cancel)?$/.test(path) ? 'cash-receipt' : undefined
}

/** What is wrong with who asks, or what they asked to go wrong; looked at before anything else. */
export function faultOf({ app }: Emulator, { headers, method }: Call): Reply | undefined {
  const [, packed] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '') ?? []
  const given = packed ? Buffer.from(packed, 'base64').toString('utf8') : ''
  if (!given.endsWith(':')) return refuse('INCORRECT_BASIC_AUTH_FORMAT')
  if (!isSame(given, `${app.secretKey}:`)) return refuse('UNAUTHORIZED_KEY')
  const key = headers['idempotency-key']
  if (method === 'POST' && key !== undefined && (key === '' || key.length > 300)) return refuse('INVALID_REQUEST')
  const wished = headers['tosspayments-test-code'] ?? ''
  return isCode(wished) ? refuse(wished) : undefined
}

function isSame(one: string, other: string) {
  const [given, kept] = [Buffer.from(one), Buffer.from(other)]
  return given.length === kept.length && timingSafeEqual(given, kept)
}

export function answerAction(emulator: Emulator, call: Call, action: Action): Reply {
  if (action === 'confirm') return confirm(emulator, call)
  if (action === 'read') return read(emulator, call.path)
  if (action === 'cancel') return cancel(emulator, call)
  if (action === 'virtual-account') return issueAccount(emulator, call)
  return call.path.endsWith('/cancel') ? cancelReceipt(emulator, call) : issueReceipt(emulator, call)
}
