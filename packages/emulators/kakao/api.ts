import { json, type Reply } from '../emulator-server.ts'
import { answerAccount } from './account-api.ts'
import type { Call, Emulator } from './emulator.ts'
import { answerTalk } from './talk-api.ts'

/** What the provider answers at its API host. */
export function answerApi(emulator: Emulator, call: Call): Reply | undefined {
  if (call.path === '/v1/user/unlink' && call.method === 'POST') return unlink(emulator, call)
  return answerAccount(emulator, call) ?? answerTalk(emulator, call)
}

/** A person unlinks themselves by their token, the app anybody by its admin key. */
function unlink({ app, grants }: Emulator, { authorization, form }: Call): Reply {
  const own = grants.findToken(/^Bearer (.+)$/.exec(authorization)?.[1] ?? '')
  if (!own && authorization !== `KakaoAK ${app.adminKey}`) return json(401, { msg: 'wrong appKey', code: -401 })
  if (!own && form.get('target_id_type') !== 'user_id')
    return json(400, { msg: 'target_id_type must be user_id', code: -2 })
  const id = own?.person.id ?? Number(form.get('target_id'))
  if (!grants.unlink(id)) return json(400, { msg: 'NotRegisteredUserException', code: -101 })
  return json(200, { id })
}
