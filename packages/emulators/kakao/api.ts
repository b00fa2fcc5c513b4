import { json, type Reply } from '../stand-in-server.ts'
import { answerAccount } from './account-api.ts'
import type { Call, Desk } from './desk.ts'
import { answerTalk } from './talk-api.ts'

/** What the provider answers at its API host. */
export function answerApi(desk: Desk, call: Call): Reply | undefined {
  if (call.path === '/v1/user/unlink' && call.method === 'POST') return unlink(desk, call)
  return answerAccount(desk, call) ?? answerTalk(desk, call)
}

/** A person unlinks themselves by their token, the app anybody by its admin key. */
function unlink({ app, grants }: Desk, { authorization, form }: Call): Reply {
  const own = grants.findToken(/^Bearer (.+)$/.exec(authorization)?.[1] ?? '')
  if (!own && authorization !== `KakaoAK ${app.adminKey}`) return json(401, { msg: 'wrong appKey', code: -401 })
  if (!own && form.get('target_id_type') !== 'user_id')
    return json(400, { msg: 'target_id_type must be user_id', code: -2 })
  const id = own?.person.id ?? Number(form.get('target_id'))
  if (!grants.unlink(id)) return json(400, { msg: 'NotRegisteredUserException', code: -101 })
  return json(200, { id })
}
