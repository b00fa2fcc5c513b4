import { randomBytes } from 'node:crypto'
import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { picturesIn, type RichText } from '@sillage/kit/rich-text.ts'
import { pictureStem } from '@sillage/kit/rich-text-picture.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { originalName } from '@sillage/server-kit/images-name.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { writeUpload } from '../../audit/server/audit.ts'
import { addToLibrary } from '../../file/server/library.ts'
import { definePictureSweep } from '../../file/server/sweep.ts'

const label = 'board'
// A draft may lie in a browser for weeks before it is sent.
const draftDays = 30

/** Removes pictures that nothing shows any more, or never did. */
export const sweepPictures = definePictureSweep('board.sweep-pictures')

/** Keeps a picture for a text that is being written. Each is a file of its own: the same one sent twice is two. */
export async function addPicture(ctx: Context, [sent]: SentFile[]) {
  if (!sent) throw invalid('picture', '사진을 한 장 골라 주세요.')
  const kept = await keepPicture(ctx.files, { path: sent.path, label: `${label}-${randomBytes(6).toString('hex')}` })
  const stem = pictureStem(kept.src)
  if (stem) await enqueue(ctx, sweepPictures, { stems: [stem] }, { runAt: addDays(ctx.now(), draftDays) })
  await addToLibrary(ctx, kept, sent)
  await writeUpload(ctx, [kept])
  return kept
}

type Post = { body: RichText; body_en: RichText }

const stemsOf = ({ body, body_en }: Post) =>
  new Set([...picturesIn(body), ...picturesIn(body_en)].map(pictureStem).filter((stem) => stem !== null))

/** A text may show only what is there: a picture that was deleted, or never sent, is reported. */
export async function checkPictures(ctx: Context, post: Post) {
  for (const stem of stemsOf(post)) {
    const original = await ctx.files.get(originalName(stem))
    original?.stream.destroy()
    if (!original) throw invalid('body', '찾을 수 없는 사진이 있어요. 지우고 다시 넣어 주세요.')
  }
}

/** What a text showed before and does not any more goes, unless another text shows it; in the caller's transaction. */
export async function dropPictures(ctx: Context, before: Post, after?: Post) {
  const still = after ? stemsOf(after) : new Set<string>()
  const stems = [...stemsOf(before)].filter((stem) => stem.startsWith(`${label}-`) && !still.has(stem))
  if (stems.length > 0) await enqueue(ctx, sweepPictures, { stems })
}
