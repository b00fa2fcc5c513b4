import { createHash } from 'node:crypto'
import { json, type Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import { withApp } from './talk-api.ts'
import { isLocal } from './window-page.ts'

const base = '/v2/api/talk/message/image'
const mostBytes = 5 * 1024 * 1024

/** The store in which pictures of messages lie. */
export function answerImages(emulator: Emulator, call: Call): Reply | Promise<Reply> | undefined {
  if (call.path.startsWith('/images/')) return shown(emulator, call)
  const step = call.path.startsWith(base) ? `${call.method} ${call.path.slice(base.length)}` : undefined
  if (step === 'POST /upload') return withApp(emulator, call, () => upload(emulator, call))
  if (step === 'POST /scrap') return withApp(emulator, call, () => scrap(emulator, call))
  if (step === 'DELETE /delete') return withApp(emulator, call, () => remove(emulator, call))
  return undefined
}

async function upload(emulator: Emulator, call: Call): Promise<Reply> {
  const form = await new Response(Uint8Array.from(call.bytes), { headers: { 'content-type': call.contentType } })
    .formData()
    .catch(() => new FormData())
  const file = form.get('file')
  if (!(file instanceof File)) return json(400, { msg: 'file is missing', code: -2 })
  return keep(emulator, call, Buffer.from(await file.arrayBuffer()), file.type)
}

/** Fetches only from this machine: an emulator has no network. */
async function scrap(emulator: Emulator, call: Call): Promise<Reply> {
  const url = call.form.get('image_url') ?? ''
  if (!isLocal(url)) return json(400, { msg: 'failed to scrap', code: -603 })
  const reply = await fetch(url).catch(() => undefined)
  if (!reply?.ok) return json(400, { msg: 'failed to scrap', code: -603 })
  const type = reply.headers.get('content-type') ?? ''
  return keep(emulator, call, Buffer.from(await reply.arrayBuffer()), type)
}

function keep({ images, note }: Emulator, { origin }: Call, bytes: Buffer, type: string): Reply {
  if (!type.startsWith('image/')) return json(400, { msg: 'only images', code: -2 })
  if (bytes.length > mostBytes) return json(400, { msg: 'the image is too big', code: -602 })
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  images.set(id, { bytes, type })
  note('picture', `${type} · ${bytes.length} B`)
  const original = { url: `${origin}/images/${id}`, content_type: type, length: bytes.length, ...sizeOf(bytes) }
  return json(200, { infos: { original } })
}

/** Of a PNG, which says it at its beginning; others are not looked into. */
const sizeOf = (bytes: Buffer) =>
  bytes.length > 24 && bytes.subarray(1, 4).toString() === 'PNG'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : { width: 0, height: 0 }

const idIn = (url: string | null) => /\/images\/([0-9a-f]{24})$/.exec(url ?? '')?.[1] ?? ''

function remove({ images }: Emulator, { query }: Call): Reply {
  if (!images.delete(idIn(query.get('image_url')))) return json(400, { msg: 'no such image', code: -2 })
  return { status: 200 }
}

function shown({ images }: Emulator, { path }: Call): Reply {
  const image = images.get(idIn(path))
  return image ? { status: 200, type: image.type, body: image.bytes } : json(404, { msg: 'no such image', code: -2 })
}
