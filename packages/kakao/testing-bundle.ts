import { build } from 'vite'

const entry = '\0a page'

/** A script as a browser loads it, made of `code` and what that imports of this package by `./…`. */
export async function bundleOf(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    build: { write: false, modulePreload: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'a page',
        resolveId: (id, importer) =>
          id === entry ? entry : importer === entry ? `${import.meta.dirname}/${id.replace(/^\.\//, '')}` : undefined,
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  return outputs.map((each) => ('code' in each ? each.code : '')).join('\n')
}
