import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { LRUCache } from 'lru-cache'
import { checkedName, type FileStore, typeOf } from './files.ts'

export type S3Options = {
  /** The service's address; buckets are named in the path, which every one of them understands. */
  url: string
  bucket: string
  region: string
  key: string
  secret: string
  /** Copies of fetched files for callers that need a path, and files that wait to be uploaded. It may be emptied. */
  local: FileStore
}

const answersWithinMs = 60_000
/** A missing file is not requested again and again: its address may be a stranger's guess. */
const missing = { max: 10_000, ttl: 30_000 }
const retries = 3
/** The hash of no content: every call is signed with what it carries. */
const nothing = createHash('sha256').digest('hex')

/** The store in a bucket of any service that speaks S3. */
export function openS3Store({ url, bucket, region, key, secret, local }: S3Options): FileStore {
  const call = createCall({ url, bucket, region, key, secret })
  const absent = new LRUCache<string, true>(missing)

  async function get(name: string) {
    if (absent.has(name)) return null
    const reply = await call('GET', name)
    if (reply.ok && reply.body) {
      // The two declarations of the same stream, Node's and the browser's.
      const stream = Readable.fromWeb(reply.body as Parameters<typeof Readable.fromWeb>[0])
      return { stream, size: Number(reply.headers.get('content-length')), type: typeOf(name) }
    }
    await reply.body?.cancel()
    if (reply.status !== 404) throw refusal('GET', reply)
    absent.set(name, true)
    return null
  }

  const put: FileStore['put'] = async (name, content, { type }) => {
    if (type !== typeOf(name)) throw new Error(`A file of the type ${type} cannot have the name ${name}.`)
    // First to the disk: what breaks off must not arrive, and the signature names the whole content.
    const aside = local.aside()
    try {
      await writeFile(aside, content, { flag: 'wx', mode: 0o600 })
      const headers = { 'content-type': type, 'x-amz-content-sha256': await hashOf(aside) }
      const reply = await call('PUT', name, { body: await openAsBlob(aside), headers })
      await reply.body?.cancel()
      if (!reply.ok) throw refusal('PUT', reply)
    } finally {
      await rm(aside, { force: true })
    }
    absent.delete(name)
    await local.remove(name) // an older one of the same name
  }

  return {
    path: local.path,
    aside: local.aside,
    url: local.url,
    get,
    put,

    bring: (name, from) => put(name, createReadStream(from), { type: typeOf(name) }),

    async remove(name) {
      const reply = await call('DELETE', name)
      await reply.body?.cancel()
      if (!reply.ok && reply.status !== 404) throw refusal('DELETE', reply)
      await local.remove(name)
    },

    async local(name) {
      const path = local.path(name)
      if (await isFile(path)) return path
      const file = await get(name)
      if (file) await local.put(name, file.stream, { type: file.type })
      return path
    },
  }
}

/** Signs and sends one call about a file. */
function createCall({ url, bucket, region, key, secret }: Omit<S3Options, 'local'>) {
  const signer = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries })
  const root = `${url.replace(/\/+$/, '')}/${bucket}`

  return async (method: string, name: string, { headers = {}, ...init }: RequestInit = {}) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('the file store does not answer')), answersWithinMs)
    try {
      const signed = { 'x-amz-content-sha256': nothing, ...headers }
      const address = `${root}/${checkedName(name)}`
      return await signer.fetch(address, { method, signal: patience.signal, headers: signed, ...init })
    } finally {
      clearTimeout(timer) // an answer that has begun may take its time
    }
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** The service's own words may name keys and addresses: they stay out of the log. */
const refusal = (method: string, { status }: Response) => new Error(`the file store answered ${status} to ${method}`)

async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
