import { rm, writeFile } from 'node:fs/promises'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { drawApart } from '@sillage/server-kit/pictures-apart.ts'
import { formatOf, isPicture } from '@sillage/server-kit/upload-kind.ts'
import { keepBlank } from '../../file/server/blank-picture.ts'
import { openZip, type Zip, type ZipEntry } from './zip.ts'

/** The pictures that were sent along. Nothing is ever fetched from another shop. */
export type PictureBox = {
  /** Which of these are there, with what they hold, and which are lost. */
  find(names: readonly string[]): { pictures: { name: string; sum: number }[]; lost: string[] }
  /** Keeps them here; one that cannot be read is left out. */
  keep(ctx: Context, names: readonly string[]): Promise<Picture[]>
  /** The placeholder of a picture that is not here yet. */
  blank(ctx: Context): Promise<Picture>
  close(): Promise<void>
}

export async function openPictureBox(path: string | null): Promise<PictureBox> {
  const zip = path === null ? null : await openZip(path)
  const entries = indexOf(zip)
  const find = (name: string) => entries.get(ending(name, 2)) ?? entries.get(ending(name, 1))
  return {
    find(names) {
      const found = names.map((name) => ({ name, entry: find(name) }))
      return {
        pictures: found.flatMap(({ name, entry }) => (entry ? [{ name, sum: entry.sum }] : [])),
        lost: found.filter(({ entry }) => !entry).map(({ name }) => name),
      }
    },
    async keep(ctx, names) {
      const kept: Picture[] = []
      for (const name of names) {
        const entry = find(name)
        const picture = zip && entry && (await keepOne(ctx, await zip.read(entry)))
        if (picture) kept.push(picture)
      }
      return kept
    },
    blank: keepBlank,
    close: async () => zip?.close(),
  }
}

/** By folder and name, and by the name alone where no other has it. */
function indexOf(zip: Zip | null): Map<string, ZipEntry> {
  const entries = zip?.entries ?? []
  const alone = Map.groupBy(entries, ({ name }) => ending(name, 1))
  return new Map([
    ...entries
      .filter(({ name }) => alone.get(ending(name, 1))?.length === 1)
      .map((entry) => [ending(entry.name, 1), entry] as const),
    ...entries.map((entry) => [ending(entry.name, 2), entry] as const),
  ])
}

/** The last parts of a path or an address, without what stands behind a question mark. */
const ending = (name: string, parts: number) =>
  (name.split('?', 1)[0] ?? '').split('/').slice(-parts).join('/').toLowerCase()

async function keepOne(ctx: Context, content: Buffer): Promise<Picture | null> {
  const [sent, drawn] = [ctx.files.aside(), ctx.files.aside()]
  try {
    await writeFile(sent, content)
    const format = await formatOf(sent)
    if (!format || !isPicture(format) || !(await drawApart('redraw', sent, drawn, format))) return null
    return await keepPicture(ctx.files, { path: drawn, label: 'photo' })
  } finally {
    await Promise.all([rm(sent, { force: true }), rm(drawn, { force: true })])
  }
}
