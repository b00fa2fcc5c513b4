import { open } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { Image, Images } from '@sillage/server-kit/images.ts'
import type { FastifyInstance } from 'fastify'

// An address holds the hash of its content, or a name that is never used twice: it may be cached forever.
const forEver = 'public, max-age=31536000, immutable'

// Every step begins with a letter or a digit: none leads out of its folder.
const nameShape = /^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i

type Options = { images: Images; folders: string[] }

/** Pictures, each in the size and kind its address says, no matter who asks; and the files that are shown as they are. */
export async function addMedia(app: FastifyInstance, { images, folders }: Options) {
  await app.register(fastifyStatic, { root: folders, serve: false, index: false, maxAge: '365d', immutable: true })
  app.addHook('onClose', () => images.settled())
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const name = request.params['*']
    if (!nameShape.test(name)) return reply.callNotFound()
    const opened = await openImage(images, name)
    if (!opened) return reply.sendFile(name)
    const { handle, type, size } = opened
    reply.headers({ 'content-type': type, 'content-length': size, 'cache-control': forEver })
    return reply.send(handle.createReadStream())
  })
}

/** Between being found and being opened a picture may have had to make room; then it is drawn once more. */
async function openImage(images: Images, name: string) {
  for (const _ of ['found', 'drawn again']) {
    const image = await images.find(name)
    if (!image) return null
    const handle = await openIfThere(image)
    if (handle) return { ...image, handle }
  }
  return null
}

const openIfThere = ({ path }: Image) => open(path).catch(() => null)
