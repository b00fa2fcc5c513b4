import { Agent, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'

type Asked = {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  timeoutMs: number
}

/** Shorter than any server waits: a connection that was just hung up would fail the next call. */
const idle = { keepAlive: true, timeout: 4_000 }
const agents = { plain: new Agent(idle), secure: new SecureAgent(idle) }

/**
 * Calls a service outside and answers what it says, whatever its status; it follows no redirect. Twice as quick as
 * `fetch`, and on the way of every order: to be paid, and to say so.
 */
export function callOutside(url: URL, { method, headers, body, timeoutMs }: Asked) {
  const isSecure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { method, headers: { ...headers, ...length }, agent: isSecure ? agents.secure : agents.plain }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = (isSecure ? requestSecurely : request)(url, options)
    // A timer that ends with the call: one of `AbortSignal` goes off for every call, also where all is over by then.
    const limit = setTimeout(() => asked.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    asked.on('error', reject)
    asked.on('close', () => clearTimeout(limit))
    asked.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('error', reject)
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        clearTimeout(limit)
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() })
      })
    })
    asked.end(body)
  })
}
