import type { Context } from '@sillage/server-kit/context.ts'
import type { FileStore } from '@sillage/server-kit/files.ts'
import { copyPictures, readPictures } from './pictures.ts'
import { seedShop } from './seed-shop.ts'
import { seedSteps } from './steps.ts'

type Progress = { update(done: number, name: string): void; done(): void }
type Options = {
  /** What is shown as it is. */
  media: FileStore
  /** Where originals are stored. */
  files: FileStore
  /** Shows the progress; it gets the number of steps. */
  follow(steps: number): Progress
}

/** The demo shop with its pictures. An interrupted one starts over: rows come all or none, pictures are copied again. */
export async function fillDemo(ctx: Context, { media, files, follow }: Options) {
  const progress = follow(seedSteps.length + 1)
  const result = await seedShop(ctx, {
    steps: [...seedSteps, { name: 'pictures', run: () => copyPictures({ media, files }) }],
    picture: await readPictures(),
    progress: progress.update,
  })
  if (result === 'seeded') progress.done()
}
