import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { openSentFiles } from './sent-files.ts'

async function givenFolder() {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'sent-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  return DATA_DIR
}

test('files lie on the disk where nothing is said, and in the bucket that is named', async () => {
  const s3 = await startS3Emulator()
  onTestFinished(s3.stop)
  const DATA_DIR = await givenFolder()
  const bucket = { S3_URL: s3.url, S3_BUCKET: s3.bucket, S3_KEY: s3.key, S3_SECRET: s3.secret, S3_REGION: s3.region }
  for (const environment of [{}, bucket]) {
    const files = await openSentFiles(readConfig({ DATA_DIR, ...environment }))
    await files.put('a/b.txt', Buffer.from('향초'), { type: 'text/plain' })
    const file = await files.get('a/b.txt')
    expect(file && (await text(file.stream))).toBe('향초')
    expect(s3.objects.has('a/b.txt')).toBe('S3_URL' in environment)
  }
})

test('half a bucket is refused before anything is lost', async () => {
  const half = { DATA_DIR: await givenFolder(), S3_URL: 'https://s3.example', S3_BUCKET: 'sillage' }
  await expect(openSentFiles(readConfig(half))).rejects.toThrow('S3_KEY')
})
