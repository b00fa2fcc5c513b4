import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readMultipart } from './multipart.ts'

const read = Promise.withResolvers<string>()
const server = createServer((sent, response) => {
  const place = () => join(tmpdir(), `multipart-${crypto.randomUUID()}`)
  const reading = readMultipart(sent, { place, fileBytes: 1_000_000, bytes: 1_000_000, slowMs: 200 })
  reading
    .then(
      () => read.resolve('read'),
      (error: Error) => read.resolve(error.message),
    )
    .finally(() => response.end())
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

test('a form of which a byte comes now and then is given up', async () => {
  const { port } = Object(server.address())
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 900_000 }
  const form = request({ port, method: 'POST', headers }).on('error', () => undefined)
  form.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\n')
  let isOver = false
  void read.promise.then(() => {
    isOver = true
  })
  for await (const _ of setInterval(50)) {
    if (isOver) break
    form.write('a')
  }
  expect(await read.promise).toBe('요청을 읽을 수 없어요.')
  form.destroy()
})
