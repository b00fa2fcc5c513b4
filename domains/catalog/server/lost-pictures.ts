import { invalid } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isKept } from '@sillage/server-kit/images-keep.ts'
import { uploadedStems } from '../../file/server/uploaded-stems.ts'

/** What staff sent for a product must be there: otherwise every list would show a hole. */
export async function refuseLostPictures(ctx: Context, pictures: Picture[] = []) {
  for (const stem of uploadedStems(pictures))
    if (!(await isKept(ctx.files, stem))) throw invalid('pictures', '사진을 찾을 수 없어요. 다시 올려 주세요.')
}
