import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import { Problem } from '@sillage/kit/problem.ts'

type Options = {
  /** Where a file is to be written; null where it is not wanted. */
  place: (field: string) => string | null
  /** A file is cut here, and said to be. */
  fileBytes: number
  /** The whole form may be this long. */
  bytes: number
  /** How often it is looked whether enough comes in. */
  slowMs?: number
}
/** A file as it came, under the field it came with. */
export type Part = { field: string; name: string; path: string; cut: boolean }
export type Parts = { fields: [name: string, value: string][]; files: Part[] }

const most = { fields: 200, fieldBytes: 256 * 1024, parts: 250 }
/** Two kilobytes a second: one that sends a byte now and then is no phone in a tunnel. */
const slowestMs = 30_000
const leastBytes = 64 * 1024

const unreadable = () => new Problem(400, '요청을 읽을 수 없어요.', { code: 'refused' })
const tooLarge = () => new Problem(413, '보낸 내용이 너무 커요.', { code: 'refused' })

/**
 * Reads a form while it comes in, files straight to disk. The caller removes what was written, also after a failure.
 */
export async function readMultipart(request: IncomingMessage, options: Options): Promise<Parts> {
  if (Number(request.headers['content-length'] ?? 0) > options.bytes) throw tooLarge()
  const parser = openParser(request, options)
  const parts: Parts = { fields: [], files: [] }
  const open = new Set<Readable>()
  const writing: Promise<void>[] = []
  const failures: unknown[] = []
  const overflow = () => void failures.push(tooLarge())
  parser.on('partsLimit', overflow).on('fieldsLimit', overflow)
  parser.on('field', (name, value, _, cut) => {
    if (cut) overflow()
    else parts.fields.push([name, value])
  })
  parser.on('file', (field, stream, name) => {
    const path = options.place(field)
    if (!path) return void stream.resume()
    open.add(stream)
    // Listed at once: a small file is written before a large one that came earlier.
    const part: Part = { field, name, path, cut: false }
    parts.files.push(part)
    const kept = () => {
      part.cut = stream.truncated
    }
    const failed = (error: Error) => {
      failures.push(error)
      parser.destroy(error)
    }
    writing.push(write(stream, path).then(kept, failed))
  })
  try {
    // Not the request itself: a pipeline would close the connection before the visitor gets the error.
    await pipeline(request.iterator({ destroyOnReturn: false }), watchful(request, options), parser)
  } catch (error) {
    failures.push(error)
    // A form that broke off leaves its last file open for ever: the stream has to be ended.
    for (const stream of open) stream.destroy()
  }
  await Promise.all(writing)
  if (failures.length > 0) throw refusalOf(failures[0])
  return parts
}

/** Settles only once the file is closed: one that is still being opened could appear after it was removed. */
async function write(stream: Readable, path: string) {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(stream, file)
  } finally {
    if (!file.closed) await once(file, 'close')
  }
}

function openParser(request: IncomingMessage, { fileBytes }: Options) {
  const { 'content-type': type = '' } = request.headers
  const headers: BusboyHeaders = { ...request.headers, 'content-type': type }
  const limits = { fields: most.fields, fieldSize: most.fieldBytes, parts: most.parts, fileSize: fileBytes }
  try {
    return new Busboy({ headers, limits })
  } catch {
    throw unreadable() // a form without a boundary
  }
}

/** Counts what comes in, and closes a connection that sends next to nothing for too long. */
function watchful(request: IncomingMessage, { bytes, slowMs = slowestMs }: Options) {
  let seen = 0
  let before = 0
  const timer = setInterval(() => {
    if (seen - before < leastBytes) request.destroy(new Error('an upload came in too slowly'))
    before = seen
  }, slowMs)
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      if (seen > bytes) done(tooLarge())
      else done(null, chunk)
    },
    destroy(error, done) {
      clearInterval(timer)
      done(error)
    },
  })
}

/** A full disk is our fault; everything else is a form that broke off or never was one. */
function refusalOf(error: unknown) {
  if (error instanceof Problem) return error
  const isOurs = error instanceof Error && 'syscall' in error && error.syscall !== 'read'
  return isOurs ? error : unreadable()
}
