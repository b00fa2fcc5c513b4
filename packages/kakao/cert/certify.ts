import { answerOf } from '../api/call.ts'
import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { openPopup } from '../popup.ts'
import { withQuery } from '../query.ts'
import { checkSettings, type Rule } from '../rules/check-settings.ts'
import { arrayOf, isBoolean, isString } from '../rules/kinds.ts'
import { hearResult, readJson } from '../window-result.ts'

/** Which way someone proves who they are. */
export type CertSettings = {
  settleId: string
  /** The key of the app that pays for it. */
  dealerAppKey: string
  /** Where the page goes with the answer. */
  redirectUri?: string
  identifyItems?: readonly string[]
  tabs?: readonly string[]
  isTest?: boolean
}
export type Certified = { tx_id: string } & Record<string, unknown>

const rule: Rule<'isTest'> = {
  required: { settleId: isString, dealerAppKey: isString },
  optional: { redirectUri: isString, identifyItems: arrayOf(isString), tabs: arrayOf(isString), isTest: isBoolean },
  defaults: { isTest: false },
}
const name = 'kakao_certification'

export type Prepared = { txId: string; token: string }
type Begin = { prepare: () => Promise<Prepared>; redirectUri?: string | undefined }

/** A window in which someone proves who they are; the number it answers is shown to the provider by the server. */
export async function certify(kakao: Kakao, settings: CertSettings): Promise<Certified> {
  const wish = checkSettings('Cert.certify', settings, rule)
  return certifyPrepared(kakao, { prepare: () => prepare(kakao, wish), redirectUri: wish.redirectUri })
}

/** The same, prepared by the app's own server, so that the dealer's key never reaches a page. */
export async function certifyPrepared(kakao: Kakao, { prepare, redirectUri }: Begin): Promise<Certified> {
  if (deviceOf(kakao.world).isMobile)
    throw new KakaoError('unsupported environment', { error_code: 'unsupported', error_msg: 'unsupported on mobile' })
  // Before anything is awaited: afterwards a blocker would refuse the window.
  const popup = openPopup(kakao, { name, size: 'cert' })
  try {
    const { txId, token } = await prepare()
    const { certWindow } = kakao.hosts
    if (popup && !popup.closed) kakao.world.open(withQuery(certWindow, { txId, token }), name, '')
    const result = await hearResult(kakao, { from: [certWindow], popup, read: readResult })
    const certified = { ...result, tx_id: String(result.tx_id ?? txId) }
    if (redirectUri) kakao.world.go(withQuery(redirectUri, { tx_id: certified.tx_id }))
    return certified
  } catch (error) {
    if (popup && !popup.closed) popup.close()
    const details = error instanceof KakaoError ? error.details : {}
    if (redirectUri) kakao.world.go(withQuery(redirectUri, details))
    throw error
  }
}

async function prepare(kakao: Kakao, { settleId, dealerAppKey, identifyItems, tabs, isTest }: CertSettings) {
  const { certPrepare, certTargetHeader } = kakao.hosts
  try {
    const reply = await answerOf(kakao, withQuery(certPrepare, { settleId }), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [certTargetHeader]: `KakaoAK ${kakao.appKey()}`,
        authorization: `KakaoAK ${dealerAppKey}`,
      },
      body: JSON.stringify({ identifyItems, tabs, isTest }),
    })
    // Read as text below, whatever it is.
    const { txId, token } = reply as Record<string, unknown>
    if (typeof txId === 'string' && typeof token === 'string') return { txId, token }
    throw new KakaoError('The provider prepared nothing.')
  } catch (error) {
    const details = error instanceof KakaoError ? error.details : {}
    throw certError('E8003', 'Preparing the certification failed.', details)
  }
}

const certError = (externalErrorCode: string, message: string, details: object = {}) =>
  new KakaoError(message, { error_code: externalErrorCode, externalErrorCode, ...details })

/** Whatever the window says is an answer; one that cannot be read is a failure. */
function readResult(data: unknown) {
  const result = readJson(data)
  if (!result) throw certError('E8001', 'The answer of the certification could not be read.')
  return result
}
