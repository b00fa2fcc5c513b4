import http from 'node:http'

/** The limit to measure against: Node's own server, sending one answer's bytes and headers and nothing else. */
const original = process.argv[2] ?? ''
const { status, headers, bytes } = await new Promise<{
  status: number
  headers: http.OutgoingHttpHeaders
  bytes: Buffer
}>((resolve, reject) => {
  http
    .get(original, { headers: { 'accept-encoding': 'br, gzip' } }, async (reply) => {
      const parts: Buffer[] = []
      for await (const part of reply) parts.push(part)
      const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...kept } = reply.headers
      const all = Buffer.concat(parts)
      resolve({ status: reply.statusCode ?? 0, headers: { ...kept, 'content-length': all.length }, bytes: all })
    })
    .on('error', reject)
})
const server = http.createServer((_, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`http://127.0.0.1:${address.port}`)
})
