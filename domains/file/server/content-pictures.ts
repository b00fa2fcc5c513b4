import { randomBytes } from 'node:crypto'
import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isKept, keepPicture } from '@sillage/server-kit/images-keep.ts'
import { enqueue } from '@sillage/server-kit/jobs.ts'
import { definePictureSweep } from './sweep.ts'
import { uploadedStems } from './uploaded-stems.ts'

/** Removes pictures that nothing shows any more, or ever did. */
export const sweepContentPictures = definePictureSweep('content.sweep-pictures')

// Sent, it may wait in a draft; taken off, it may be put back.
const daysKept = 30

const sweepLater = (ctx: Context, stems: string[]) =>
  enqueue(ctx, sweepContentPictures, { stems }, { runAt: addDays(ctx.now(), daysKept) })

/** Each is a file of its own, so that taking one off never takes another's. */
export async function keepContentPicture(ctx: Context, { path }: SentFile) {
  const kept = await keepPicture(ctx.files, { path, label: `content-${randomBytes(6).toString('hex')}` })
  await sweepLater(ctx, uploadedStems(kept))
  return kept
}

type Change = { field: string; before: unknown; after: unknown }

/** In the transaction of a change: what comes must be there, and what is shown no more goes in a while. */
export async function followPictures(ctx: Context, { field, before, after }: Change) {
  const [was, is] = [uploadedStems(before), uploadedStems(after)]
  for (const stem of is.filter((each) => !was.includes(each)))
    if (!(await isKept(ctx.files, stem))) throw invalid(field, '사진을 찾을 수 없어요. 다시 올려 주세요.')
  // Others stay until staff delete them from the library.
  const gone = was.filter((each) => each.startsWith('content-') && !is.includes(each))
  if (gone.length > 0) await sweepLater(ctx, gone)
}
