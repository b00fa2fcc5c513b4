import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { distFolder } from './pages/storefront.ts'

const folder = join(distFolder, 'gallery')

/** The widgets on one page, for those who build with them. A shop in production has no such address. */
export async function addGallery(app: FastifyInstance) {
  // While developing the compiler brings its own.
  if (app.hasRoute({ method: 'GET', url: '/gallery' }) || !(await stat(folder).catch(() => null))) return
  // In a room of its own: `sendFile` means another folder outside.
  await app.register(async (room) => {
    await room.register(fastifyStatic, { root: folder, prefix: '/gallery/', index: false })
    room.get('/gallery', (_, reply) => reply.sendFile('gallery.html'))
  })
}
