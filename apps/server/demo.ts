import { instagram } from '@sillage/demo/content/instagram.ts'
import { demoPassword, demoSignIns } from '@sillage/demo/member/seed.ts'
import { copyPictures, drawnPictures, readPictures } from '@sillage/demo/pictures.ts'
import { seedShop } from '@sillage/demo/seed-shop.ts'
import { seedSteps } from '@sillage/demo/steps.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { createProgress } from './progress.ts'

// The one file that knows the demo shop. Imported when it is wanted: a real shop may leave the folder demo/ out.
export { demoPassword, demoSignIns, drawnPictures, instagram }

type Options = {
  /** What is shown as it is. */
  media: FileStore
  /** Where originals are stored. */
  files: FileStore
  say: (line: string) => void
}

/** The demo shop with its pictures. An interrupted one starts over: rows come all or none, pictures are copied again. */
export async function fillShop(ctx: Context, { media, files, say }: Options) {
  const progress = createProgress('Filling the demo shop', seedSteps.length + 1, say)
  const result = await seedShop(ctx, {
    steps: [...seedSteps, { name: 'pictures', run: () => copyPictures({ media, files }) }],
    picture: await readPictures(),
    progress: progress.update,
  })
  if (result === 'seeded') progress.done()
}
