import { rm, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { drawApart } from '@sillage/server-kit/pictures-apart.ts'
import { formatOf, isPicture } from '@sillage/server-kit/upload-kind.ts'
import { openZip, type Zip, type ZipEntry } from './zip.ts'

/** The pictures that were sent along. Nothing is ever fetched from another shop. */
export type PictureBox = {
  /** Which of these are there, with what they hold, and which are lost. */
  find(names: readonly string[]): { pictures: { name: string; sum: number }[]; lost: string[] }
  /** Keeps them here; one that cannot be read is left out. */
  keep(ctx: Context, names: readonly string[]): Promise<Picture[]>
  /** What stands for a picture that is not there yet. */
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

async function keepBlank(ctx: Context): Promise<Picture> {
  const path = ctx.files.aside()
  try {
    await writeFile(path, blankPng({ width: 640, height: 800 }))
    return await keepPicture(ctx.files, { path, label: 'blank' })
  } finally {
    await rm(path, { force: true })
  }
}

/** One light grey, as PNG. */
function blankPng({ width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, 0xe6)])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
