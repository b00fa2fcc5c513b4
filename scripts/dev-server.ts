import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from '@sillage/server/config.ts'
import { drawPage, findTarget } from '@sillage/server/pages/draw-page.ts'
import type { Entry, Storefront } from '@sillage/server/pages/storefront.ts'
import { runProgram } from '@sillage/server/program.ts'
import { headersWhileCompiling } from '@sillage/server-kit/security-headers.ts'
import { createServer } from 'vite'
import { reactRefresh, refreshEntry } from './react-refresh.ts'

const configFile = resolve(import.meta.dirname, '../apps/storefront/vite.config.ts')
const vite = await createServer({
  configFile,
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true },
  plugins: [reactRefresh()],
})
// ssrLoadModule answers any module; this one is the storefront's own entry.
const load = async () => (await vite.ssrLoadModule(join(vite.config.root, 'entry-server.tsx'))) as Entry
let entry = await load()

const assets = () => ({
  entry: refreshEntry,
  scripts: ['/@vite/client'],
  styles: [],
  fonts: ['/fonts.css'],
  coreFonts: [],
})

// What is compiled may change at any moment: it is drawn here, and read again for each page.
const storefront: Storefront = {
  find: async (url) => findTarget(entry, url),
  listed: () => entry.listed(),
  async draw(page, ask) {
    entry = await load()
    return drawPage(entry, assets, page, ask)
  },
  stop: () => vite.close(),
}

await runProgram(
  { ...readConfig(process.env), PAGE_CACHE_MB: 0 },
  {
    storefront: async () => storefront,
    headers: headersWhileCompiling,
    extend(app) {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
      app.get('/gallery', async (_, reply) => {
        const html = await readFile(join(vite.config.root, 'gallery.html'), 'utf8')
        return reply.type('text/html; charset=utf-8').send(await vite.transformIndexHtml('/gallery.html', html))
      })
    },
  },
)
