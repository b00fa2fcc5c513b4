import { randomBytes } from 'node:crypto'
import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid, notFound } from '@sillage/kit/problem.ts'
import { pictureStem } from '@sillage/kit/rich-text-picture.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { addToLibrary } from '../../file/server/library.ts'
import { definePictureSweep } from '../../file/server/sweep.ts'
import { storeLimits } from '../words.ts'
import { changeStore } from './stores.ts'

/** Removes pictures that nothing shows any more, or never did. */
export const sweepStorePictures = definePictureSweep('store.sweep-pictures')

// Longer than any call lasts: by then a picture stands in its row or never will.
const settledAfterMs = 60 * 60_000

const stemsOf = (pictures: readonly Picture[]) =>
  pictures.map(({ src }) => pictureStem(src)).filter((stem) => stem !== null)

/** What the picture shows, whatever it is called: its address ends with it. */
const contentOf = ({ src }: Picture) => pictureStem(src)?.slice(-16) ?? src

export async function addPictures(ctx: Context, id: number, sent: SentFile[]) {
  if (sent.length === 0) throw invalid('pictures', '사진을 한 장 이상 올려 주세요.')
  const added: Picture[] = []
  // Each a file of its own, so that taking one out never takes another store's; swept where the action fails after all.
  for (const file of sent) {
    const label = `store-${randomBytes(6).toString('hex')}`
    const kept = await keepPicture(ctx.files, { path: file.path, label })
    await enqueue(ctx, sweepStorePictures, { stems: stemsOf([kept]) }, { runAt: settledAt(ctx) })
    await addToLibrary(ctx, kept, file)
    added.push(kept)
  }
  return changeStore(ctx, id, 'pictures', ({ pictures }) => {
    const known = new Set(pictures.map(contentOf))
    // The same picture twice is one.
    const fresh = [...new Map(added.map((picture) => [contentOf(picture), picture])).values()]
    const all = [...pictures, ...fresh.filter((picture) => !known.has(contentOf(picture)))]
    if (all.length > storeLimits.pictures) throw invalid('pictures', '파일이 너무 많아요. 몇 개를 빼 주세요.')
    return { pictures: all }
  })
}

const settledAt = (ctx: Context) => new Date(ctx.now().getTime() + settledAfterMs)

export async function removePicture(ctx: Context, id: number, src: string) {
  await changeStore(ctx, id, 'pictures', async ({ pictures }, ctx) => {
    const gone = pictures.filter((picture) => picture.src === src)
    if (gone.length === 0) throw notFound()
    const stems = stemsOf(gone).filter((stem) => stem.startsWith('store-'))
    if (stems.length > 0) await enqueue(ctx, sweepStorePictures, { stems })
    return { pictures: pictures.filter((picture) => picture.src !== src) }
  })
  return { message: '사진을 뺐어요.' }
}
