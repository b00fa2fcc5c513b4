import { randomUUID } from 'node:crypto'
import { json, type Reply } from '../stand-in-server.ts'
import type { Call, Desk } from './desk.ts'
import { isFields, parsed } from './templates.ts'
import { askedIn, askPage, failurePage, personChoice } from './window-form.ts'
import { isLocal, lastWords } from './window-page.ts'

/** Proving who one is: what is to be proved is prepared, then a person agrees in a window. */
export function answerCert(desk: Desk, call: Call): Reply | undefined {
  if (call.path === '/ocert/sign/v1/prepare' && call.method === 'POST') return prepare(desk, call)
  if (call.path === '/ocert/sign/v1/window') return ask(desk, call)
  return undefined
}

const refuse = (status: number, externalErrorCode: string, msg: string) => json(status, { externalErrorCode, msg })

function prepare(
  { app, certs }: Desk,
  { query, authorization, targetAuthorization, bytes, page, origin }: Call,
): Reply {
  if (targetAuthorization !== `KakaoAK ${app.jsKey}`) return refuse(401, 'E1004', 'target-authorization')
  if (!authorization.startsWith('KakaoAK ')) return refuse(401, 'E1004', 'authorization')
  if (!query.get('settleId')) return refuse(400, 'E1005', 'settleId')
  const said = parsed(bytes.toString('utf8'))
  if (!isFields(said)) return refuse(400, 'E1001', 'body')
  const [txId, token] = [randomUUID(), randomUUID()]
  certs.set(txId, { token, origin: page || origin, items: String(said.identifyItems ?? '') })
  return json(200, { txId, token })
}

function ask({ certs, note }: Desk, call: Call): Reply {
  const asked = askedIn(call)
  const txId = asked.get('txId') ?? ''
  const cert = certs.get(txId)
  if (!cert || cert.token !== asked.get('token') || !isLocal(cert.origin))
    return failurePage('인증할 수 없어요', 'E2003')
  if (asked.get('decision') === 'agree') {
    note('certification', txId)
    return lastWords({ tx_id: txId }, cert.origin)
  }
  if (asked.get('decision') === 'garble') return lastWords('{unreadable', cert.origin)
  if (asked.get('decision')) return lastWords({ error_code: 'E2002', error_msg: 'the user has cancelled' }, cert.origin)
  return askPage({
    ...{ title: '카카오 인증', agree: '인증하기', asked },
    body: `<p class="lead"><strong>실라주</strong>에 본인임을 알려요${cert.items && ` (${cert.items})`}.</p>${personChoice()}
      <button name="decision" value="garble" class="cancel">읽을 수 없는 답 보내기</button>`,
  })
}
