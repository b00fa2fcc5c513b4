import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createNotebook, type EmulatedService } from '../received.ts'
import { faultOf, type TranslationRequest } from './translation-request.ts'

export type TranslationEmulator = EmulatedService & {
  url: string
  /** What was asked, once it had passed every check of the protocol. */
  requests(): readonly TranslationRequest[]
  /** Makes the next call fail once with this status; calls add up. */
  failNext(status: 403 | 429 | 456 | 500 | 503): void
  /** Makes a text come back as this one, as a model's own mind would have it. */
  answer(text: string, translation: string): void
  stop(): Promise<void>
}

const bodyBytes = 128 * 1024

/** Emulates DeepL's POST /v2/translate: strict about what it is sent, and no translator at all. */
export async function startTranslationEmulator({ key }: { key: string }): Promise<TranslationEmulator> {
  const requests: TranslationRequest[] = []
  const failures: number[] = []
  const { note, received } = createNotebook()
  const answers = new Map<string, string>()

  async function reply(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/v2/translate') return send(response, 404, 'Not found')
    if (request.headers.authorization !== `DeepL-Auth-Key ${key}`) return send(response, 403, 'Forbidden')
    const planned = failures.shift()
    if (planned) return send(response, planned, 'Planned failure')
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return send(response, 415, 'Not JSON')
    const text = await bodyOf(request)
    if (Buffer.byteLength(text) > bodyBytes) return send(response, 413, 'Request too large')
    const { asked, fault } = faultOf(text)
    if (!asked) return send(response, 400, fault)
    requests.push(asked)
    note('translation', asked.text.join(' · '))
    const translations = asked.text.map((one) => ({
      detected_source_language: 'KO',
      text: answers.get(one) ?? pretend(one),
    }))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translations }))
  }

  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    service: 'translation',
    received,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests: () => requests,
    failNext: (status) => void failures.push(status),
    answer: (text, translation) => void answers.set(text, translation),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Every Korean word becomes a Latin one; marks, numbers and tags stay where they are. */
const pretend = (text: string) => text.replace(/[가-힣]+/g, 'word')

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const send = (response: ServerResponse, status: number, message: string) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
