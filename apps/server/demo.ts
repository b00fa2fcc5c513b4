import { seedSteps } from '@sillage/domains/seed.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { copyPictures, readPictures } from './pictures.ts'
import { createProgress } from './progress.ts'
import { seedShop } from './seed.ts'

type Options = {
  /** What is shown as it is. */
  media: FileStore
  /** Where originals are kept. */
  files: FileStore
  say: (line: string) => void
}

/** The demo shop with its pictures. An interrupted one begins again: rows come all or none, pictures are copied again. */
export async function fillShop(ctx: Context, { media, files, say }: Options) {
  const progress = createProgress('Filling the demo shop', seedSteps.length + 1, say)
  const result = await seedShop(ctx, {
    steps: [...seedSteps, { name: 'pictures', run: () => copyPictures({ media, files }) }],
    picture: await readPictures(),
    progress: progress.update,
  })
  if (result === 'seeded') progress.done()
}
