import { invalid } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { isKept } from '@sillage/server-kit/images-keep.ts'

const sent = /^\/media\/(photo-[0-9a-f]{16})-/

/** What staff sent for a product must be there: otherwise every list would show a hole. */
export async function refuseLostPictures(ctx: Context, pictures: Picture[] = []) {
  for (const { src } of pictures) {
    const [, stem] = sent.exec(src) ?? []
    if (stem && !(await isKept(ctx.files, stem))) throw invalid('pictures', '사진을 찾을 수 없어요. 다시 올려 주세요.')
  }
}
