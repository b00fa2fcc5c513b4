import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { faultOf, refusalOf, type SmsRequest } from './sms-request.ts'

/** A text message that was taken. */
export type TextMessage = { id: number; received_at: Date; to: string; country: string; from: string; text: string }

export type SmsEmulator = {
  url: string
  key: string
  secret: string
  messages(): readonly TextMessage[]
  clear(): void
  /** Makes the next call fail once: with this status, by refusing the message, or by taking it and hanging up. */
  failNext(failure: 400 | 401 | 429 | 500 | 503 | 'refuse' | 'lost reply'): void
  stop(): Promise<void>
}

type Failure = Parameters<SmsEmulator['failNext']>[0]

const messagesKept = 500
const minutesValid = 15

/** Stands in for Solapi's POST /messages/v4/send-many/detail: strict about the signature and the numbers, sends nothing. */
export async function startSmsEmulator({
  key = 'NCSSTANDIN000000',
  secret = 'stand-in-secret',
} = {}): Promise<SmsEmulator> {
  let messages: TextMessage[] = []
  let lastId = 0
  const failures: Failure[] = []
  const usedSalts = new Set<string>()

  function accept({ to, country = '82', from, text }: SmsRequest) {
    lastId += 1
    messages = [...messages, { id: lastId, received_at: new Date(), to, country, from, text }].slice(-messagesKept)
  }

  async function reply(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || request.url !== '/messages/v4/send-many/detail')
      return send(response, 404, { errorCode: 'NotFound', errorMessage: 'There is nothing here.' })
    const fault = signatureFault(request.headers.authorization ?? '', { key, secret, usedSalts })
    if (fault) return send(response, 403, { errorCode: fault, errorMessage: 'The signature does not hold.' })
    const failure = failures.shift()
    if (typeof failure === 'number')
      return send(response, failure, { errorCode: 'PlannedFailure', errorMessage: 'As was asked for.' })
    const { asked, errorMessage } = faultOf(await bodyOf(request))
    if (!asked) return send(response, 400, { errorCode: 'ValidationError', errorMessage })
    const refusal = (message: SmsRequest) => (failure === 'refuse' ? '1062' : refusalOf(message))
    const failed = asked.filter((message) => refusal(message))
    for (const message of asked) if (!refusal(message)) accept(message)
    if (failure === 'lost reply') return void request.socket.destroy()
    const failedMessageList = failed.map((message) => ({
      ...{
        to: message.to,
        from: message.from,
        country: message.country ?? '82',
        type: 'SMS',
        messageId: `M4V${lastId}`,
      },
      ...{ statusCode: refusal(message), statusMessage: 'Not taken', accountId: 'stand-in' },
    }))
    const count = {
      total: asked.length,
      registeredSuccess: asked.length - failed.length,
      registeredFailed: failed.length,
    }
    send(response, 200, { failedMessageList, groupInfo: { groupId: `G4V${lastId}`, status: 'SENDING', count } })
  }

  const server = createServer((request, response) => void reply(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    ...{ key, secret },
    messages: () => messages,
    clear() {
      messages = []
    },
    failNext: (failure) => void failures.push(failure),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Signing = { key: string; secret: string; usedSalts: Set<string> }

const pattern =
  /^HMAC-SHA256 apiKey=(?<apiKey>[^,]+), date=(?<date>[^,]+), salt=(?<salt>[\w-]{12,64}), signature=(?<signature>[0-9a-f]{64})$/i

/** A salt is good once, a date for a quarter of an hour: a header that was overheard is worth nothing. */
function signatureFault(header: string, { key, secret, usedSalts }: Signing): string | undefined {
  const { apiKey, date = '', salt = '', signature } = pattern.exec(header)?.groups ?? {}
  if (!signature) return 'InvalidAuthorization'
  if (apiKey !== key) return 'InvalidAPIKey'
  if (!(Math.abs(Date.now() - Date.parse(date)) < minutesValid * 60_000)) return 'RequestTimeTooSkewed'
  if (createHmac('sha256', secret).update(`${date}${salt}`).digest('hex') !== signature) return 'SignatureDoesNotMatch'
  if (usedSalts.has(salt)) return 'DuplicatedSignature'
  usedSalts.add(salt)
  return undefined
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

const send = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
