import { agentOf } from '../agent.ts'
import { getAccessToken } from '../auth/token.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError, refusalOf } from '../kakao-error.ts'
import { queryOf } from '../query.ts'

export type Method = 'GET' | 'POST' | 'DELETE'
/** Whose right the call uses: the person's token, or the app's key. */
export type Credential = 'user' | 'app'
export type Call = { path: string; method: Method; credential: Credential; data?: object; file?: Blob }

/** One call to the API host: a form by POST, a query otherwise. What is not answered with 200 is thrown. */
export async function callApi(kakao: Kakao, { path, method, credential, data = {}, file }: Call): Promise<unknown> {
  const headers = { ...(await headersOf(kakao, credential)) }
  const query = queryOf(data)
  const address = kakao.hosts.api + path
  if (method !== 'POST') return answerOf(kakao, query ? `${address}?${query}` : address, { method, headers })
  if (!file) return answerOf(kakao, address, { method, headers: { ...headers, ...formEncoded }, body: query })
  const body = new FormData()
  body.append('file', file)
  return answerOf(kakao, address, { method, headers, body })
}

export const formEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

async function headersOf(kakao: Kakao, credential: Credential) {
  return {
    ka: agentOf(kakao.world),
    authorization: credential === 'app' ? `KakaoAK ${kakao.appKey()}` : `Bearer ${await requireToken(kakao)}`,
    'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
    pragma: 'no-cache',
  }
}

/** Asking without a token would be refused with the same code, one round trip later. */
async function requireToken(kakao: Kakao) {
  const token = await getAccessToken(kakao)
  if (!token) throw new KakaoError('this access token does not exist', { code: -401 })
  return token
}

/** The JSON of an answer, or its text where it is none. */
export async function answerOf({ world }: Kakao, url: string, init: RequestInit): Promise<unknown> {
  const reply = await world.fetch(url, init)
  const text = await reply.text()
  const body = parsed(text)
  if (reply.status === 200) return body
  throw refusalOf(typeof body === 'object' && body !== null ? body : { msg: text, status: reply.status })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
