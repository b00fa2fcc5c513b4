import type { SentFile } from '@sillage/kit/endpoint.ts'
import { invalid } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { bind } from '@sillage/server-kit/bind.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { keepPicture } from '@sillage/server-kit/images-keep.ts'
import { writeUpload } from '../../audit/server/audit.ts'
import { pictureLibrary } from '../library-contract.ts'
import { staffPictures } from '../picture-contract.ts'
import { keepContentPicture } from './content-pictures.ts'
import { addToLibrary, changePicture, listPictures, removePicture } from './library.ts'

/** One after another: each takes its memory while it is looked at. */
async function each(ctx: Context, sent: SentFile[], keep: (file: SentFile) => Promise<Picture>) {
  if (sent.length === 0) throw invalid('pictures', '사진을 한 장 이상 올려 주세요.')
  const kept = []
  for (const file of sent) {
    const picture = await keep(file)
    await addToLibrary(ctx, picture, file)
    kept.push(picture)
  }
  await writeUpload(ctx, kept)
  return kept
}

/** A picture of its own, kept until staff delete it. */
const keepPhoto = (ctx: Context, { path }: SentFile) => keepPicture(ctx.files, { path, label: 'photo' })

export const staffPictureRoutes = bind(staffPictures, {
  upload: (ctx, { files }) => each(ctx, files.pictures, (file) => keepPhoto(ctx, file)),
  uploadForContent: (ctx, { files }) => each(ctx, files.pictures, (file) => keepContentPicture(ctx, file)),
})

export const pictureLibraryRoutes = bind(pictureLibrary, {
  list: (ctx, { query }) => listPictures(ctx, query),
  listForProducts: (ctx, { query }) => listPictures(ctx, query),
  upload: (ctx, { files }) => each(ctx, files.pictures, (file) => keepPhoto(ctx, file)),
  change: (ctx, input) => changePicture(ctx, input),
  remove: (ctx, { params }) => removePicture(ctx, params.id),
})
