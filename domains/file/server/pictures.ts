import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { writeUpload } from '../../audit/server/audit.ts'
import { staffPictures } from '../picture-contract.ts'
import { keepContentPicture } from './content-pictures.ts'

/** One after another: each takes its memory while it is looked at. */
async function each(ctx: Context, sent: SentFile[], keep: (file: SentFile) => Promise<Picture>) {
  if (sent.length === 0) throw invalid('pictures', '사진을 한 장 이상 올려 주세요.')
  const kept = []
  for (const file of sent) kept.push(await keep(file))
  await writeUpload(ctx, kept)
  return kept
}

export const staffPictureRoutes = bind(staffPictures, {
  upload: (ctx, { files }) => each(ctx, files.pictures, ({ path }) => keepPicture(ctx.files, { path, label: 'photo' })),
  uploadForContent: (ctx, { files }) => each(ctx, files.pictures, (file) => keepContentPicture(ctx, file)),
})
