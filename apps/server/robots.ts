import type { FastifyInstance } from 'fastify'

// What must not be found says so itself, on its page; here stands only what is not worth walking to.
const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /my-page', 'Disallow: /api/docs', 'Disallow: /metrics']

/** What crawlers may read. */
export function addRobots(app: FastifyInstance, { origin }: { origin: () => string }) {
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([...lines, '', `Sitemap: ${origin()}/sitemap.xml`, ''].join('\n')),
  )
}
