import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Wire } from '@sillage/kit/client.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEtags } from './etags.ts'
import { createFetchTransport } from './fetch-transport.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
const read: Wire = { method: 'GET', path: '/things' }
const write: Wire = { method: 'POST', path: '/things' }
const login: Wire = { method: 'POST', path: '/login' }
const loginCheck: Wire = { method: 'POST', path: '/login-check', xsrf: 'free' }

let server: Server
let answer: Answer
let seen: IncomingMessage[]
let cookies: Record<string, string>
let outlives: (boolean | undefined)[]

beforeEach(async () => {
  seen = []
  outlives = []
  cookies = { 'XSRF-TOKEN': 'fresh' }
  server = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))

function transport({ timeoutMs }: { timeoutMs?: number } = {}) {
  // Listening on a TCP port, the server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  const etags = createEtags()
  const send = createFetchTransport({
    fetch: (url, init) => {
      outlives.push(init?.keepalive)
      return fetch(`http://127.0.0.1:${port}${url}`, init)
    },
    readCookie: (name) => cookies[name],
    etags,
    loginCheck,
    emptying: [login],
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const call = (endpoint: Wire, body?: unknown) =>
    send({ endpoint, method: endpoint.method, url: endpoint.path, body, input: {} })
  return { call, etags }
}

test('a change carries JSON, the XHR marker and the XSRF token', async () => {
  const bodies: string[] = []
  answer = (request, response) => {
    request.on('data', (chunk) => bodies.push(String(chunk)))
    request.on('end', () => json(response, 201, { id: 1 }))
  }
  const reply = await transport().call(write, { name: '캔들' })
  expect(reply).toEqual({ status: 201, body: { id: 1 } })
  expect(bodies.join('')).toBe('{"name":"캔들"}')
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-xsrf-token': 'fresh',
  })
})

test('a read shows no token, except where the contract asks for it', async () => {
  answer = (_, response) => json(response, 200, {})
  const { call } = transport()
  await call(read)
  await call({ ...read, xsrf: 'needed' })
  expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'fresh'])
})

test('a message shown while a page is left outlives it, and nothing else does', async () => {
  answer = (_, response) => json(response, 200, {})
  const { call } = transport()
  await call({ ...write, keepalive: true }, {})
  await call(write, {})
  expect(outlives).toEqual([true, undefined])
})

test('an unchanged reply is answered from the cached body', async () => {
  answer = ({ headers }, response) =>
    headers['if-none-match'] === '"v1"' ? response.writeHead(304).end() : json(response, 200, [1], { ETag: '"v1"' })
  const { call } = transport()
  expect(await call(read)).toEqual({ status: 200, body: [1] })
  expect(await call(read)).toEqual({ status: 200, body: [1] })
  expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"'])
})

test('a changed reply replaces the cached one', async () => {
  let version = 1
  answer = (_, response) => json(response, 200, [version], { ETag: `"v${version}"` })
  const { call, etags } = transport()
  await call(read)
  version = 2
  expect(await call(read)).toEqual({ status: 200, body: [2] })
  expect(etags.find('/things')).toEqual({ tag: '"v2"', body: [2] })
})

test('a 304 whose body was dropped meanwhile fails, and the next call asks afresh', async () => {
  const { call, etags } = transport()
  answer = (_, response) => json(response, 200, [1], { ETag: '"v1"' })
  await call(read)
  answer = (_, response) => {
    etags.empty()
    response.writeHead(304).end()
  }
  await expect(call(read)).rejects.toMatchObject({ name: 'Problem', status: 304 })
  answer = (_, response) => json(response, 200, [2])
  expect(await call(read)).toEqual({ status: 200, body: [2] })
  expect(seen.at(-1)?.headers['if-none-match']).toBeUndefined()
})

test('a login that succeeds empties the store, one that fails does not', async () => {
  const { call, etags } = transport()
  answer = (_, response) => json(response, 200, [1], { ETag: '"v1"' })
  await call(read)
  answer = (_, response) => json(response, 422, {})
  await call(login, {})
  expect(etags.find('/things')).toBeDefined()
  answer = (_, response) => json(response, 200, {})
  await call(login, {})
  expect(etags.find('/things')).toBeUndefined()
})

test('what was requested before a sign-in is not cached after it', async () => {
  const { call, etags } = transport()
  let finish = () => {}
  const arrived = new Promise<void>((resolve) => {
    answer = (request, response) => {
      if (request.url === '/login') return json(response, 200, {})
      finish = () => json(response, 200, ['the visitor’s'], { ETag: '"v1"' })
      resolve()
    }
  })
  const reading = call(read)
  await arrived
  await call(login, {})
  finish()
  await reading
  expect(etags.find('/things')).toBeUndefined()
})

test('an old XSRF token is renewed by one login-check and the calls repeated once', async () => {
  cookies = { 'XSRF-TOKEN': 'old' }
  answer = (request, response) => {
    if (request.url === '/login-check') {
      cookies = { 'XSRF-TOKEN': 'fresh' }
      return json(response, 200, { user: null })
    }
    if (request.headers['x-xsrf-token'] === 'fresh') return json(response, 200, 'done')
    return json(response, 419, { message: '페이지가 오래되었어요.', code: 'xsrf' })
  }
  const { call } = transport()
  expect(await Promise.all([call(write, {}), call(write, {})])).toEqual([
    { status: 200, body: 'done' },
    { status: 200, body: 'done' },
  ])
  expect(seen.filter(({ url }) => url === '/login-check').length).toBeLessThanOrEqual(2)
})

test('a token that stays refused is refused for good', async () => {
  answer = (request, response) => json(response, request.url === '/login-check' ? 200 : 419, { code: 'xsrf' })
  expect(await transport().call(write, {})).toMatchObject({ status: 419 })
  expect(seen.map(({ url }) => url)).toEqual(['/things', '/login-check', '/things'])
})

test('a server that does not answer in time is late, also in the middle of its answer', async () => {
  const late = { status: 0, message: '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.' }
  answer = () => {}
  await expect(transport({ timeoutMs: 30 }).call(read)).rejects.toMatchObject(late)
  answer = (_, response) => void response.writeHead(200).write('{"half":')
  await expect(transport({ timeoutMs: 30 }).call(read)).rejects.toMatchObject(late)
})

test('a broken connection is the network’s fault', async () => {
  answer = (request) => request.socket.destroy()
  await expect(transport().call(read)).rejects.toMatchObject({ status: 0, message: '네트워크 연결을 확인해 주세요.' })
})

test('another site’s page is no answer', async () => {
  answer = (_, response) => response.end('<html>')
  await expect(transport().call(read)).rejects.toMatchObject({ status: 500 })
  answer = (_, response) => response.writeHead(502).end('<html>')
  expect(await transport().call(read)).toEqual({ status: 502, body: '<html>' })
})

test('an empty answer is no body', async () => {
  answer = (_, response) => response.writeHead(204).end()
  expect(await transport().call(write)).toEqual({ status: 204, body: undefined })
})
