// @vitest-environment jsdom
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Wire } from '@sillage/kit/client.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createEtags } from './etags.ts'
import { createFetchTransport } from './fetch-transport.ts'

const photo = () => new File(['wax'], 'wax.png', { type: 'image/png' })
const change: Wire = { method: 'PUT', path: '/things/7' }

function transport(createRequest?: () => XMLHttpRequest) {
  const send = createFetchTransport({
    fetch: (...call) => fetch(...call),
    readCookie: () => 'fresh',
    etags: createEtags(),
    ...(createRequest && { createRequest }),
  })
  return (endpoint: Wire, body: unknown) =>
    send({ endpoint, method: endpoint.method, url: `${origin}${endpoint.path}`, body, input: {} })
}

let origin = ''
let seen: { request: IncomingMessage; body: string }[] = []
const server = createServer(async (request, response) => {
  // jsdom's page has another address than this server.
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', 'x-requested-with, x-xsrf-token')
  if (request.method === 'OPTIONS') return response.end()
  seen.push({ request, body: await text(request) })
  response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"message":"너무 커요."}')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a TCP port, the server's address is never a pipe's name.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  seen = []
})
afterEach(() => void vi.useRealTimers())
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The parts of a form as the server got them: name and file name, then the content. */
const partsOf = (body: string) =>
  [...body.matchAll(/form-data; (.+)\r\n(?:Content-Type.*\r\n)?\r\n(.*)\r\n/g)].map(([, head, content]) => [
    head,
    content,
  ])

test('a body with a file is a form, and a PUT is posted with _method', async () => {
  const reply = await transport()(change, { title: '밀랍', tags: ['a', 'b'], photos: [photo()], memo: undefined })
  expect(reply).toEqual({ status: 422, body: { message: '너무 커요.' } })
  const [{ request, body } = { request: undefined, body: '' }] = seen
  expect(request?.method).toBe('POST')
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(request?.headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'fresh' })
  expect(partsOf(body)).toEqual([
    ['name="title"', '밀랍'],
    ['name="tags[0]"', 'a'],
    ['name="tags[1]"', 'b'],
    ['name="photos[0]"; filename="wax.png"', 'wax'],
    ['name="_method"', 'PUT'],
  ])
})

test('a form that is posted anyway says no other method', async () => {
  const form = new FormData()
  form.append('photo', photo())
  await transport()({ method: 'POST', path: '/things' }, form)
  expect(partsOf(seen[0]?.body ?? '')).toEqual([['name="photo"; filename="wax.png"', 'wax']])
})

/** jsdom sends everything at once: a slow line is played by telling of progress and never answering. */
function slowRequest() {
  const request = new XMLHttpRequest()
  vi.spyOn(request, 'send').mockImplementation(() => {})
  vi.spyOn(request, 'abort').mockImplementation(() => void request.dispatchEvent(new Event('abort')))
  return request
}

test('an upload is late 10 seconds after its last progress, however long it takes', async () => {
  vi.useFakeTimers()
  const request = slowRequest()
  const outcome = transport(() => request)(change, { photo: photo() }).then(
    () => 'done',
    (problem) => problem.message,
  )
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(9_999)
    request.upload.dispatchEvent(new Event('progress'))
  }
  expect(request.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(request.abort).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.')
})

test('the sender of files learns which share was sent', async () => {
  const request = slowRequest()
  const shares: number[] = []
  const send = createFetchTransport({
    fetch: (...call) => fetch(...call),
    createRequest: () => request,
    readCookie: () => 'fresh',
    etags: createEtags(),
  })
  const body = { photo: photo() }
  const input = { body, progress: (share: number) => shares.push(share) }
  void send({ endpoint: change, method: 'PUT', url: `${origin}/things/7`, body, input })
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 4 }))
  expect(shares).toEqual([0.25, 1])
  request.dispatchEvent(new Event('load'))
})

test('an upload whose connection breaks is the network’s fault', async () => {
  const request = slowRequest()
  const sending = transport(() => request)(change, { photo: photo() })
  request.dispatchEvent(new Event('error'))
  await expect(sending).rejects.toMatchObject({ status: 0, message: '네트워크 연결을 확인해 주세요.' })
})
