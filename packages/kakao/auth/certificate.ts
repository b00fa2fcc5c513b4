import { answerOf, formEncoded } from '../api/call.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { openPopup } from '../popup.ts'
import { queryOf, withQuery } from '../query.ts'
import { isString } from '../rules/kinds.ts'
import type { PopupWindow } from '../world.ts'
import { type Authorized, blockedWindow, deliver } from './answer.ts'
import { askPerson, asksInWindow } from './authorize.ts'
import { type AuthorizeSettings, readWish } from './settings.ts'

/** A sign-in in which the person signs something with their certificate. */
export type CertificateSettings = Omit<AuthorizeSettings, 'prompt' | 'prompts'> & {
  settleId: string
  signData?: string
  /** ci, name, birthday, phone_number, gender, … with commas */
  identifyItems?: string
  txId?: string
  certType?: string
}

const own = { signData: isString, identifyItems: isString, txId: isString, certType: isString }
const name = 'kakao_certificate'
const wrongQuestion = ['invalid_request', 'invalid_client']

/** Announces what is to be signed, then asks as every sign-in does. */
export async function authorizeForCert(kakao: Kakao, settings: CertificateSettings): Promise<Authorized | undefined> {
  const rule = { required: { settleId: isString }, optional: own }
  const read = readWish<CertificateSettings>('Auth.authorizeForCert', settings, rule)
  const wish = { ...read, prompts: 'cert', asks: new Set(['cert']) }
  // Before anything is awaited: afterwards a blocker would refuse the window.
  const popup = asksInWindow(kakao, wish) ? openPopup(kakao, { name }) : undefined
  if (popup === null) return deliver(kakao, wish.redirectUri, blockedWindow(wish.state))
  const kauth_tx_id = await prepareOrClose(kakao, wish, popup)
  return askPerson(kakao, wish, { more: { kauth_tx_id, tx_id: wish.txId }, ahead: popup && { name, popup } })
}

/** Where nothing could be prepared the window does not stay there empty. */
async function prepareOrClose(kakao: Kakao, wish: CertificateSettings, popup: PopupWindow | undefined) {
  try {
    return await prepare(kakao, wish)
  } catch (error) {
    popup?.close()
    throw error
  }
}

/** The name under which the provider has noted what is to be signed. */
async function prepare(kakao: Kakao, wish: CertificateSettings): Promise<string> {
  const { certType: cert_type = 'K2100', settleId: settle_id, signData: sign_data, identifyItems } = wish
  const client_id = kakao.appKey()
  const body = queryOf({ cert_type, client_id, settle_id, sign_data, sign_identify_items: identifyItems })
  const { auth, authErrors } = kakao.hosts
  try {
    const reply = await answerOf(kakao, `${auth}/authorize/prepare`, { method: 'POST', headers: formEncoded, body })
    if (typeof reply === 'object' && reply !== null && 'kauth_tx_id' in reply) return String(reply.kauth_tx_id)
    throw new KakaoError('The provider prepared nothing.', { error: 'server_error' })
  } catch (error) {
    const details = error instanceof KakaoError ? error.details : { error: 'server_error' }
    const page = wrongQuestion.includes(String(details.error)) ? 'auth' : 'server'
    kakao.world.go(withQuery(`${authErrors}/${page}`, details))
    throw error
  }
}
