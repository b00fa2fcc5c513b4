import { join } from 'node:path'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { type FileStore, openFileStore } from '@sillage/server-kit/files.ts'
import { openS3Store } from '@sillage/server-kit/store-s3.ts'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'DATA_DIR' | 'S3_URL' | 'S3_BUCKET' | 'S3_REGION' | 'S3_KEY' | 'S3_SECRET'>

/** Where uploaded files are stored: a bucket where one is configured, else the disk. */
export async function openSentFiles(config: Settings): Promise<FileStore> {
  const local = await openFileStore({ dir: join(config.DATA_DIR, 'sent') })
  const { S3_URL: url, S3_BUCKET: bucket, S3_REGION: region, S3_KEY: key, S3_SECRET: secret } = config
  if (url && bucket && key && secret) return openS3Store({ url, bucket, region, key, secret, local })
  // Half a setting is a mistake, and files on a disk no one looks at are lost with it.
  if (url || bucket || key || secret)
    throw new StartFailure('Of S3_URL, S3_BUCKET, S3_KEY and S3_SECRET some are set and some are not.', {
      hint: 'Set all four for a bucket, or none for the disk.',
    })
  return local
}
