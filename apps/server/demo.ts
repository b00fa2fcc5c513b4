import { instagram } from '@sillage/demo/content/instagram.ts'
import { demoPassword, demoSignIns } from '@sillage/demo/member/seed.ts'
import { drawnPictures } from '@sillage/demo/pictures.ts'
import { isSeeded } from '@sillage/demo/seed-shop.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { createProgress } from './progress.ts'

// The one file that knows the demo shop. Imported when it is wanted: a real shop may leave the folder demo/ out.
export { demoPassword, demoSignIns, drawnPictures, instagram }

type Options = { media: FileStore; files: FileStore; say: (line: string) => void }

/** Fills a shop with the demo's; what that consists of is read only where it is not there yet. */
export async function fillShop(ctx: Context, { say, ...stores }: Options) {
  if (await isSeeded(ctx)) return
  const { fillDemo } = await import('@sillage/demo/fill.ts')
  await fillDemo(ctx, { ...stores, follow: (steps) => createProgress('Filling the demo shop', steps, say) })
}
