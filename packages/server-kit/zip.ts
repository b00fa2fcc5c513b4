import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, read while it is written. */
type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> }

// Sizes follow after the content (bit 3), names are UTF-8 (bit 11).
const flags = 0x0808
const deflated = 8
/** The first day that the format knows: the same content makes the same file. */
const firstDay = 0x21

/** A ZIP archive, piece by piece: however long its files are, only a piece of one is in memory. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const start = at
    const head = Buffer.concat([headOf(0x04034b50, name.length, { crc: 0, packed: 0, size: 0 }), name])
    yield head
    at += head.length
    const sums = { crc: 0, packed: 0, size: 0 }
    for await (const piece of packed(entry.content, sums)) {
      sums.packed += piece.length
      yield piece
    }
    const tail = Buffer.alloc(16)
    tail.writeUInt32LE(0x08074b50, 0)
    writeSums(tail, 4, sums)
    yield tail
    at += sums.packed + tail.length
    directory.push(Buffer.concat([listedAt(name.length, sums, start), name]))
  }
  yield* directory
  yield endOf(directory, at)
}

type Sums = { crc: number; packed: number; size: number }

async function* packed(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      yield bytes
    }
  }
  const source = Readable.from(counted())
  const deflate = createDeflateRaw()
  source.on('error', (error) => deflate.destroy(error))
  try {
    yield* source.pipe(deflate)
  } finally {
    source.destroy()
    deflate.destroy()
    // A reader that stops early leaves both: neither is to be waited for, and neither is an error of ours.
    await finished(deflate).catch(() => undefined)
  }
}

function writeSums(into: Buffer, at: number, { crc, packed, size }: Sums) {
  into.writeUInt32LE(crc, at)
  into.writeUInt32LE(packed, at + 4)
  into.writeUInt32LE(size, at + 8)
}

function headOf(mark: number, nameLength: number, sums: Sums) {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(mark, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt16LE(firstDay, 12)
  writeSums(head, 14, sums)
  head.writeUInt16LE(nameLength, 26)
  return head
}

function listedAt(nameLength: number, sums: Sums, start: number) {
  const row = Buffer.alloc(46)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(20, 4)
  row.writeUInt16LE(20, 6)
  row.writeUInt16LE(flags, 8)
  row.writeUInt16LE(deflated, 10)
  row.writeUInt16LE(firstDay, 14)
  writeSums(row, 16, sums)
  row.writeUInt16LE(nameLength, 28)
  row.writeUInt32LE(start, 42)
  return row
}

function endOf(directory: readonly Buffer[], at: number) {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return end
}
