import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InstagramAccount } from '@sillage/domains/content/server/instagram-service.ts'
import { startInstagramEmulator } from '@sillage/emulators/instagram/instagram-emulator.ts'
import { addDays } from '@sillage/kit/time.ts'
import type { Config } from './config.ts'
import { loadDemo } from './load-demo.ts'
import type { createShutdown } from './shutdown.ts'

/** The account of INSTAGRAM_TOKEN; without it an emulator with the demo shop's posts, in production none. */
export async function openInstagram(
  config: Config,
  shutdown: ReturnType<typeof createShutdown>,
): Promise<InstagramAccount | undefined> {
  const { INSTAGRAM_URL: url, INSTAGRAM_TOKEN: token, INSTAGRAM_APP_SECRET: appSecret, NODE_ENV } = config
  if (token) return { url, token, appSecret }
  if (NODE_ENV === 'production') return undefined
  const { instagram, drawnPictures } = await loadDemo()
  const posts = instagram.map(async ({ id, media_type, permalink, caption }, back) => ({
    id: String(id),
    permalink,
    caption,
    media_type: media_type === 'video' ? ('VIDEO' as const) : ('IMAGE' as const),
    timestamp: addDays(new Date(), -back).toISOString(),
    content: await readFile(join(drawnPictures, `insta-${id}.jpg`)),
  }))
  const emulator = shutdown.add(await startInstagramEmulator({ posts: await Promise.all(posts) }))
  return { url: emulator.url, token: emulator.token }
}
