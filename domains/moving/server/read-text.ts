import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

const headBytes = 64 * 1024

/** A file as text, piece by piece: unpacked where it is packed, in the characters it was written in. */
export async function* readText(file: Readable, count: (bytes: number) => void): AsyncGenerator<string> {
  const chunks = counted(file, count)[Symbol.asyncIterator]()
  const first = await headOf(chunks)
  if (first[0] === 0x1f && first[1] === 0x8b) {
    const unpacked = createGunzip()
    feed(unpacked, first, chunks)
    yield* decoded(unpacked[Symbol.asyncIterator]())
    return
  }
  yield* decoded(chunks, first)
}

async function* counted(file: Readable, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    count(chunk.length)
    yield chunk
  }
}

function feed(
  into: NodeJS.WritableStream & { destroy(error: Error): void },
  first: Buffer,
  rest: AsyncIterator<Buffer>,
) {
  const write = async () => {
    into.write(first)
    for (let next = await rest.next(); !next.done; next = await rest.next())
      if (!into.write(next.value)) await new Promise((resolve) => into.once('drain', resolve))
    into.end()
  }
  write().catch((error) => into.destroy(error))
}

async function headOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = []
  for (let bytes = 0; bytes < headBytes; ) {
    const next = await chunks.next()
    if (next.done) break
    head.push(next.value)
    bytes += next.value.length
  }
  return Buffer.concat(head)
}

async function* decoded(chunks: AsyncIterator<Buffer>, read?: Buffer): AsyncGenerator<string> {
  const first = read ?? (await headOf(chunks))
  const decoder = new TextDecoder(charsetOf(first))
  yield decoder.decode(first, { stream: true })
  for (let next = await chunks.next(); !next.done; next = await chunks.next())
    yield decoder.decode(next.value, { stream: true })
  yield decoder.decode()
}

/** What the dump says of itself; else UTF-8 where it can be, and the Korean code of older shops where it cannot. */
export function charsetOf(head: Buffer): 'utf-8' | 'euc-kr' {
  const [, named = ''] = /SET NAMES\s+'?(\w+)/i.exec(head.toString('latin1')) ?? []
  if (/^utf8/i.test(named)) return 'utf-8'
  if (/^euckr$/i.test(named)) return 'euc-kr'
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'euc-kr'
  }
}
