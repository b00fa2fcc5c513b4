import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { pictureDesk } from '../picture-contract.ts'

/** One after another: each takes its memory while it is looked at. */
async function keepPictures(ctx: Context, sent: SentFile[]) {
  if (sent.length === 0) throw invalid('pictures', '사진을 한 장 이상 올려 주세요.')
  const kept = []
  for (const { path } of sent) kept.push(await keepPicture(ctx.files, { path, label: 'photo' }))
  return kept
}

export const pictureDeskRoutes = bind(pictureDesk, {
  upload: (ctx, { files }) => keepPictures(ctx, files.pictures),
  uploadForContent: (ctx, { files }) => keepPictures(ctx, files.pictures),
})
