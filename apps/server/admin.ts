import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'

export const adminFolder = resolve(import.meta.dirname, '../admin/dist')

/** The console: one document for all its addresses, drawn in the browser. Who may see what is decided by the calls it makes. */
export async function addAdmin(app: FastifyInstance, headers: SecurityHeaders) {
  const page = await readFile(join(adminFolder, 'index.html'), 'utf8').catch(() => null)
  // Where only the shop was built there is no console.
  if (page === null) return
  await app.register(fastifyStatic, {
    index: false,
    maxAge: '365d',
    immutable: true,
    decorateReply: false,
    root: join(adminFolder, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
  })
  for (const url of ['/admin', '/admin/*'])
    app.get(url, (_, reply) =>
      reply
        .headers({ ...headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(page),
    )
}
