import { join } from 'node:path'
import { type CacheTags, listenForTags } from '@sillage/server-kit/cache-tags.ts'
import { migrateDatabase } from '@sillage/server-kit/database.ts'
import { openEdgeCache } from '@sillage/server-kit/edge-cache.ts'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { openImages } from '@sillage/server-kit/images.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import type { Config } from './config.ts'
import { openShopDatabase, openShopReplica } from './database.ts'
import { openSentFiles } from './sent-files.ts'
import type { createShutdown } from './shutdown.ts'

/** The database, brought up to date, and the folders or buckets in which files lie. */
export async function openStores(config: Config, given: Parameters<typeof openShopDatabase>[1]) {
  const { log } = given
  const media = join(config.DATA_DIR, 'files')
  const database = await openShopDatabase(config, given)
  const shown = await openFileStore({ dir: media })
  // Apart from what /media shows to everyone.
  const files = await openSentFiles(config)
  const images = await openImages({
    files,
    log,
    dir: join(config.DATA_DIR, 'drawn'),
    maxBytes: config.IMAGE_CACHE_MB * 1024 * 1024,
  })
  await migrateDatabase(database)
  const tags = given.shutdown.add(await listenForTags(database.url, log))
  const replica = openShopReplica(config, { primary: database, tags, log, shutdown: given.shutdown })
  return { database, replica, edge: openEdge(config, given, tags), tags, media, shown, files, images }
}

/** The CDN that caches pages, if its purge call is configured. */
function openEdge(
  config: Config,
  { shutdown, log }: { shutdown: ReturnType<typeof createShutdown>; log: Log },
  tags: CacheTags,
) {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = config
  return url ? shutdown.add(openEdgeCache({ url, token, tags, log })) : undefined
}
