import { rm, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'

/** What stands where a product has no picture yet: no list can show one without. */
export async function keepBlank(ctx: Context): Promise<Picture> {
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
