import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Emulator } from '@sillage/emulators/s3/s3-emulator.ts'
import { openFileStore } from '@sillage/server-kit/files.ts'
import { openImages } from '@sillage/server-kit/images.ts'
import { createLog } from '@sillage/server-kit/log.ts'
import { openS3Store } from '@sillage/server-kit/store-s3.ts'
import { jobTable } from '@sillage/server-kit/tables.ts'
import { fileOf, photograph } from '@sillage/server-kit/testing-files.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { givenProduct } from '../../catalog/testing/products.ts'
import { givenLine } from '../../order/testing/orders.ts'
import { testShop } from '../../testing.ts'
import { keepPhotosInStep } from './photos-shown.ts'

const s3 = await startS3Emulator()
afterAll(() => s3.stop())
const shop = await testShop({}, { store: (local) => openS3Store({ ...s3, local }) })
const { ctx, db } = shop
const hana = await shop.as('hana')
const clerk = await shop.as('clerk', { permissions: ['reviews'] })
await givenProduct(ctx, { id: 7 })

async function work() {
  const waiting = await db.delete(jobTable).where(eq(jobTable.name, keepPhotosInStep.name)).returning()
  for (const { payload } of waiting) await keepPhotosInStep.run(ctx, keepPhotosInStep.payload.parse(payload))
}

/** A server beside the one that took the picture in: nothing of it lies there yet. */
async function anotherServer() {
  const dir = await mkdtemp(join(tmpdir(), 'photos-bucket-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const local = await openFileStore({ dir: join(dir, 'sent') })
  const files = openS3Store({ ...s3, local })
  return openImages({ files, dir: join(dir, 'drawn'), maxBytes: 1e6, log: createLog('silent') })
}

const originals = () => [...s3.objects.keys()].filter((name) => name.startsWith('pictures/review-'))

test('a buyer’s picture in a bucket comes in all sizes from any server, and is gone from it once it is hidden', async () => {
  const order_line_id = await givenLine(ctx, { mb_id: 'hana', product_id: 7 })
  const photos = [fileOf(await photograph(), '초.jpg')]
  const { id } = await hana.review.create({
    body: { order_line_id, stars: 5, body: '저녁마다 켜 두고 싶은 향이에요.', photos },
  })
  await work()
  const [shown] = (await clerk.review.staff.list({ query: {} })).data
  expect(shown?.photos).toMatchObject([{ src: expect.stringMatching(/^\/media\/review-.*-\{width\}\.webp$/) }])
  expect(originals()).toHaveLength(1)
  const name = shown?.photos[0]?.src.replace('/media/', '').replace('{width}', '160') ?? ''
  expect(await (await anotherServer()).find(name)).toMatchObject({ type: 'image/webp' })
  await clerk.review.staff.hide({ params: { id }, body: { reason: '얼굴이 보여요' } })
  await work()
  expect(originals()).toEqual([])
  expect(await (await anotherServer()).find(name)).toBeNull()
})
