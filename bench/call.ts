import { Agent, request } from 'node:http'

export type Called = { status: number; text: string; location: string | undefined; ms: number }
type Asked = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: object; form?: Record<string, string> }

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Plain node:http: the one who asks must not be what is measured. */
export function call(url: string, { method = 'GET', headers = {}, body, form }: Asked = {}): Promise<Called> {
  const text = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body)
  const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers: { ...headers, ...length } })
    asked.on('error', reject)
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const { statusCode: status = 0, headers } = response
        resolve({ status, text, location: headers.location, ms: performance.now() - began })
      })
    })
    asked.end(text)
  })
}

/** For what must go well. */
export async function post<Reply>(url: string, headers: Record<string, string>, body: object): Promise<Reply> {
  const { status, text } = await call(url, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`)
  // The shop answers what its contract says.
  return JSON.parse(text) as Reply
}
