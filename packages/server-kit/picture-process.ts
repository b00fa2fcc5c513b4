import sharp from 'sharp'
import { draw } from './images-draw.ts'
import { lookAt } from './images-look.ts'
import { redraw } from './upload-picture.ts'

// A process of its own for everything that decodes pictures. The memory of libvips is returned when the process ends, a
// picture that takes too long ends with it, and the shop's own process never has either.
sharp.cache(false)
sharp.concurrency(1)

const tasks = { draw, lookAt, redraw }
export type PictureTasks = typeof tasks
export type Asked = {
  [Name in keyof PictureTasks]: { name: Name; args: Parameters<PictureTasks[Name]> }
}[keyof PictureTasks]

process.on('message', async ({ name, args }: Asked) => {
  try {
    // The name decides which arguments there are: Asked says so, and is all that is ever sent.
    const result = await (tasks[name] as (...args: unknown[]) => Promise<unknown>)(...args)
    process.send?.({ result })
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : 'unknown' })
  }
})
process.on('disconnect', () => process.exit())
// Ctrl-C is for the shop, which then disconnects.
process.on('SIGINT', () => undefined)
