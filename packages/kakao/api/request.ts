import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { isObject, type Kind } from '../rules/kinds.ts'
import { callApi } from './call.ts'
import type { Endpoints } from './endpoint-words.ts'
import { endpoints } from './endpoints.ts'

export type Url = keyof Endpoints
export type Files = ArrayLike<Blob>
type Needed<Data> = Record<never, never> extends Data ? { data?: Data } : { data: Data }
export type RequestSettings<Asked extends Url> = { url: Asked } & Needed<Endpoints[Asked]['data']> & {
    files?: Files
    file?: Files
  }

const isUrl: Kind = (value) => typeof value === 'string' && Object.hasOwn(endpoints, value)
const isFiles: Kind = (value) => typeof value === 'object' && value !== null && 'length' in value

/** Asks the provider's API about the person who signed in, or in the app's own name. */
export async function request<Asked extends Url>(
  kakao: Kakao,
  settings: RequestSettings<Asked>,
): Promise<Endpoints[Asked]['reply']> {
  const { url, data, file, files } = checkSettings<{ url: Asked; data?: object; files?: Files; file?: Files }>(
    ...(['API.request', settings] as const),
    { required: { url: isUrl }, optional: { data: isObject, files: isFiles, file: isFiles } },
  )
  const { method, credential, ...rule } = endpoints[url]
  const { required, optional, defaults } = rule
  const said = checkSettings(`API.request - ${url}`, data ?? {}, { required, optional, ...(defaults && { defaults }) })
  const sent = (files ?? file)?.[0]
  if (rule.file && !sent) throw new KakaoError(`'files' parameter should be set for ${url}`)
  // What the provider answers is believed to be what it says in its documents.
  return callApi(kakao, {
    path: url,
    method,
    credential,
    data: overHttps(kakao, url, said),
    ...(rule.file && sent && { file: sent }),
  }) as Promise<Endpoints[Asked]['reply']>
}

/** Pictures of people come over HTTPS, whatever is asked for. */
function overHttps({ world }: Kakao, url: Url, data: object) {
  const isTalk = url === '/v1/api/talk/profile' || url === '/v1/api/talk/friends' || url === '/v1/friends'
  if (!isTalk || !('secure_resource' in data) || data.secure_resource !== false) return data
  world.warn(`KakaoWarning: The secure_resource of ${url} cannot be false and is set to true.`)
  return { ...data, secure_resource: true }
}
