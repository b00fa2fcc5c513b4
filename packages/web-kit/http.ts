import { Problem } from '@sillage/kit/problem.ts'

export type Sent = { url: string; method: string; headers: Record<string, string>; timeoutMs: number; keepalive?: true }
/** `progress` receives the share that was sent. */
type Upload = Sent & { progress?: ((share: number) => void) | undefined }
export type Answer = { status: number; tag: string | null; text: string }

const late = () => new Problem(0, '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.')
const cutOff = () => new Problem(0, '네트워크 연결을 확인해 주세요.')

/** Sends by fetch. The body is read inside: a connection may also break, or stall, midway. */
export async function exchange(send: typeof fetch, { url, timeoutMs, ...init }: Sent, body?: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await send(url, {
      ...init,
      credentials: 'same-origin',
      signal,
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, tag: response.headers.get('ETag'), text: await response.text() }
  } catch (error) {
    throw error instanceof Error && error.name === 'TimeoutError' ? late() : cutOff()
  }
}

/** Sends files. fetch reports no progress, and an upload is late only if it stands still. */
export function upload(request: XMLHttpRequest, sent: Upload, form: FormData) {
  const { url, method, headers, timeoutMs, progress } = sent
  return new Promise<Answer>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function waitAgain() {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), timeoutMs)
    }
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      waitAgain()
      if (total > 0) progress?.(loaded / total)
    }
    request.onload = () =>
      resolve({ status: request.status, tag: request.getResponseHeader('ETag'), text: request.responseText })
    request.onerror = () => reject(cutOff())
    request.onabort = () => reject(late())
    request.onloadend = () => clearTimeout(timer)
    waitAgain()
    request.send(form)
  })
}
