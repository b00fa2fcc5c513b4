import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Puts a .br and a .gz beside every text file, so that the server only has to choose. */
export async function compressAssets(folder: string) {
  const files: string[] = []
  for await (const file of glob('**/*.{js,css,svg}', { cwd: folder })) files.push(file)
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file))
      await writeFile(join(folder, `${file}.br`), await brotli(bytes))
      await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }))
    }),
  )
}
