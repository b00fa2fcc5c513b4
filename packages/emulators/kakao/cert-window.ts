import { createHash, randomUUID } from 'node:crypto'
import { json, type Reply } from '../emulator-server.ts'
import type { Call, Certification, Emulator } from './emulator.ts'
import { people } from './people.ts'
import { isFields, parsed } from './templates.ts'
import { askedIn, askPage, failurePage, personChoice } from './window-form.ts'
import { escapeHtml, isLocal, lastWords } from './window-page.ts'

/** Proving who one is: what is to be proved is prepared, a person agrees in a window, the app's server asks who it was. */
export function answerCert(emulator: Emulator, call: Call): Reply | undefined {
  if (call.path === '/ocert/sign/v1/prepare' && call.method === 'POST') return prepare(emulator, call)
  if (call.path === '/ocert/sign/v1/window') return ask(emulator, call)
  const [, step] = /^\/sign\/v2\/(verify|identify)\/K1400$/.exec(call.path) ?? []
  if (step && call.method === 'GET') return tell(emulator, call, step)
  return undefined
}

const refuse = (status: number, externalErrorCode: string, msg: string) => json(status, { externalErrorCode, msg })

function prepare(
  { app, certs }: Emulator,
  { query, authorization, targetAuthorization, bytes, page, origin }: Call,
): Reply {
  // From a page with the key of pages, or from the app's server with its own.
  const isServer = targetAuthorization === `KakaoAK ${app.restKey}`
  if (!isServer && targetAuthorization !== `KakaoAK ${app.jsKey}`) return refuse(401, 'E1004', 'target-authorization')
  if (!authorization.startsWith('KakaoAK ')) return refuse(401, 'E1004', 'authorization')
  if (!query.get('settleId')) return refuse(400, 'E1005', 'settleId')
  const said = parsed(bytes.toString('utf8'))
  if (!isFields(said)) return refuse(400, 'E1001', 'body')
  const [txId, token] = [randomUUID(), randomUUID()]
  const items = Array.isArray(said.identifyItems) ? said.identifyItems.map(String) : []
  certs.set(txId, { token, origin: isServer ? '' : page || origin, items, payer: authorization })
  return json(200, { txId, token })
}

function ask({ certs, note }: Emulator, call: Call): Reply {
  const query = askedIn(call)
  const txId = query.get('txId') ?? ''
  const cert = certs.get(txId)
  // Prepared by a server: the page that first opens the window hears what came of it.
  if (cert?.origin === '') cert.origin = call.opener
  if (!cert || cert.token !== query.get('token') || !isLocal(cert.origin))
    return failurePage('인증할 수 없어요', 'E2003')
  if (query.get('decision') === 'agree') {
    cert.signer = people.find(({ id }) => String(id) === query.get('person')) ?? people[0]
    note('certification', txId)
    return lastWords({ tx_id: txId }, cert.origin)
  }
  if (query.get('decision') === 'garble') return lastWords('{unreadable', cert.origin)
  if (query.get('decision'))
    return lastWords({ error_code: 'CANCELED', error_msg: 'the user has cancelled' }, cert.origin)
  return askPage({
    title: '카카오 인증',
    agree: '인증하기',
    asked: query,
    body: `<p class="lead"><strong>실라주</strong>에 본인임을 알려요${cert.items.length > 0 ? ` (${escapeHtml(cert.items.join(', '))})` : ''}.</p>${personChoice()}
      <button name="decision" value="garble" class="cancel">읽을 수 없는 답 보내기</button>`,
  })
}

/** Only for the server of the app it was prepared for, with the key that pays. */
function tell({ app, certs }: Emulator, { query, authorization, targetAuthorization }: Call, step: string): Reply {
  if (targetAuthorization !== `KakaoAK ${app.restKey}`) return refuse(401, 'E1004', 'target-authorization')
  const tx_id = query.get('tx_id') ?? ''
  const cert = certs.get(tx_id)
  if (!cert) return refuse(400, 'E2003', 'tx_id')
  if (authorization !== cert.payer) return refuse(401, 'E1004', 'authorization')
  if (step === 'verify') return json(200, { tx_id, result: cert.signer ? 'Y' : 'N' })
  return cert.signer ? json(200, { tx_id, ...signerOf(cert.signer, cert.items) }) : refuse(400, 'E2010', 'not signed')
}

function signerOf({ id, name, nickname, phone = '' }: NonNullable<Certification['signer']>, items: readonly string[]) {
  // As long as the real one, and the same for a person in every app.
  const known = { ci: createHash('sha512').update(`person ${id}`).digest('base64'), name: name ?? nickname, phone }
  return Object.fromEntries(Object.entries(known).filter(([item]) => items.includes(item)))
}
