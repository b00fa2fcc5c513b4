import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Problem } from '@sillage/kit/problem.ts'

export type ZipEntry = { name: string; sum: number; method: number; packed: number; offset: number }
export type Zip = { entries: ZipEntry[]; read(entry: ZipEntry): Promise<Buffer>; close(): Promise<void> }

const inflate = promisify(inflateRaw)
const longestEnd = 65_557
const largestFile = 60 * 1024 * 1024
const entryMark = 0x02014b50
const broken = () => new Problem(422, '사진 묶음(ZIP)을 읽을 수 없어요. 다시 압축해 주세요.')

/** Opens an archive: its list is read, its files only when asked for. */
export async function openZip(path: string): Promise<Zip> {
  const handle = await open(path)
  try {
    const entries = await readEntries(handle)
    return { entries, read: (entry) => readEntry(handle, entry), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readEntries(handle: FileHandle): Promise<ZipEntry[]> {
  const { size } = await handle.stat()
  const tail = await piece(handle, Math.max(0, size - longestEnd), Math.min(size, longestEnd))
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 20 > tail.length) throw broken()
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (start + length > size) throw broken()
  const list = await piece(handle, start, length)
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entryMark; ) {
    const nameLength = list.readUInt16LE(at + 28)
    entries.push({
      name: list.toString('utf8', at + 46, at + 46 + nameLength),
      method: list.readUInt16LE(at + 10),
      sum: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      offset: list.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries.filter(({ name }) => !name.endsWith('/'))
}

async function readEntry(handle: FileHandle, { offset, packed, method }: ZipEntry): Promise<Buffer> {
  if (packed > largestFile) throw broken()
  const head = await piece(handle, offset, 30)
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const content = await piece(handle, start, packed)
  // A small file may claim to unpack to a huge one.
  return method === 0 ? content : inflate(content, { maxOutputLength: largestFile })
}

async function piece(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead < length) throw broken()
  return buffer
}
