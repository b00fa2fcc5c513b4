import { randomUUID } from 'node:crypto'
import { json, type Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import { failurePage } from './window-form.ts'

/** What the SDK asks the sign-in host beside signing in itself. */
export function answerSignIns(emulator: Emulator, call: Call): Reply | undefined {
  if (call.path === '/apiweb/code.json') return polled(emulator, call)
  if (call.path === '/api/agt' && call.method === 'POST') return giveAgt(emulator, call)
  if (/^\/(oauth\/)?authorize\/prepare$/.test(call.path) && call.method === 'POST') return prepare(emulator, call)
  const error = /^\/error\/(network|auth|server)$/.exec(call.path)?.[1]
  return error ? failurePage('로그인하지 못했어요', errors[error] ?? '') : undefined
}

const errors: Record<string, string> = {
  network: '네트워크 연결을 확인해 주세요.',
  auth: '잘못된 요청이에요.',
  server: '잠시 후 다시 시도해 주세요.',
}

function polled({ app, answers }: Emulator, { query }: Call): Reply {
  if (query.get('client_id') !== app.jsKey)
    return json(200, { status: 'error', error_code: '400', error: 'invalid_client', error_description: 'client_id' })
  const { answer, state } = answers.get(query.get('auth_tran_id') ?? '') ?? {}
  if (!answer) return json(200, { status: 'error', error_code: '300' })
  if (answer === 'network') return json(200, { status: 'error', error_code: '700' })
  const more = state === undefined || state === null ? {} : { state }
  return 'code' in answer
    ? json(200, { status: 'ok', ...answer, ...more })
    : json(200, { status: 'error', error_code: '500', ...answer, ...more })
}

function giveAgt({ app, grants, agts }: Emulator, { form }: Call): Reply {
  const holder = grants.findToken(form.get('access_token') ?? '')
  if (form.get('client_id') !== app.jsKey || !holder)
    return json(401, { error: 'invalid_token', error_description: 'this access token does not exist' })
  const agt = randomUUID()
  agts.set(agt, holder.person)
  return json(200, { agt })
}

function prepare({ app }: Emulator, { form }: Call): Reply {
  if (form.get('client_id') !== app.jsKey)
    return json(401, { error: 'invalid_client', error_description: 'Not exist client_id.', error_code: 'KOE101' })
  if (!form.get('settle_id') || !form.get('cert_type'))
    return json(400, { error: 'invalid_request', error_description: 'settle_id is missing', error_code: 'KOE001' })
  return json(200, { kauth_tx_id: randomUUID() })
}
