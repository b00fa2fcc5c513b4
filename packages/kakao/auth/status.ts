import type { User } from '../api/account-words.ts'
import { callApi } from '../api/call.ts'
import type { Kakao } from '../kakao.ts'
import { getAccessToken, setAccessToken } from './token.ts'

export type StatusInfo = { status: 'connected'; user: User } | { status: 'not_connected' }

/** Whether someone is signed in at the provider, as far as this tab knows. */
export async function getStatusInfo(kakao: Kakao): Promise<StatusInfo> {
  if (!(await getAccessToken(kakao))) return { status: 'not_connected' }
  try {
    const user = await callApi(kakao, { path: '/v2/user/me', method: 'GET', credential: 'user' })
    // The provider's own word for a person.
    return { status: 'connected', user: user as User }
  } catch {
    return { status: 'not_connected' }
  }
}

/** Ends the token. It is forgotten here even if the provider could not be reached. */
export async function logout(kakao: Kakao): Promise<void> {
  try {
    await callApi(kakao, { path: '/v1/user/logout', method: 'POST', credential: 'user' })
  } finally {
    await setAccessToken(kakao, null)
  }
}
