import { answerOf, formEncoded } from '../api/call.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { queryOf } from '../query.ts'
import type { PopupWindow } from '../world.ts'
import { getAccessToken } from './token.ts'

/** A short-lived word that tells the provider's windows who is signed in, without showing them the token. */
async function agtFor(kakao: Kakao): Promise<string> {
  const access_token = (await getAccessToken(kakao)) ?? undefined
  const body = queryOf({ client_id: kakao.appKey(), access_token })
  const reply = await answerOf(kakao, `${kakao.hosts.auth}/api/agt`, { method: 'POST', headers: formEncoded, body })
  if (typeof reply === 'object' && reply !== null && 'agt' in reply) return String(reply.agt)
  throw new KakaoError('The provider gave no agt.')
}

/** The same for a window that is open already: where there is none it is closed, and does not stay there empty. */
export async function agtOrClose(kakao: Kakao, popup: PopupWindow | null | undefined): Promise<string> {
  try {
    return await agtFor(kakao)
  } catch (error) {
    popup?.close()
    throw error
  }
}
