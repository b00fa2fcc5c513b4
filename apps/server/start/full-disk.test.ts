import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { givenFolder } from '@sillage/server-kit/embedded-postgres/testing.ts'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Moment } from './full-disk.ts'
import { givenProgram, keepShop, refusal } from './testing.ts'
import { visitorOf } from './testing-owner.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const run = promisify(execFile)
const faultAt = (moment: Moment) => new URL(`full-disk.ts?moment=${moment}`, import.meta.url).href

let shop: Awaited<ReturnType<typeof keepShop>>
beforeAll(async () => {
  shop = await keepShop()
})

/** A data folder that is a small disk of its own where we may mount one; elsewhere the fault is to be put in. */
async function givenDisk(megabytes: number) {
  const dataDir = join(await givenFolder(), 'data')
  await mkdir(dataDir)
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', dataDir]).then(
    () => true,
    () => false,
  )
  if (mounted) onTestFinished(async () => void (await run('umount', ['--lazy', dataDir])))
  return { dataDir, mounted }
}

const sentenceOf = (folder: string) =>
  `The disk that holds ${folder} is full. Free some space and start again; nothing was lost.\n`

test('a disk too small for a database is told, and is as empty as before', async () => {
  const { dataDir, mounted } = await givenDisk(8)
  const fault = mounted ? undefined : faultAt('making')
  expect(await refusal({ dataDir, fault })).toBe(sentenceOf(join(dataDir, 'postgres')))
  expect(await readdir(join(dataDir, 'postgres'))).toEqual([])
})

test('a disk that fills up while the demo is filled is told, and with space the demo is whole', async () => {
  const dataDir = await givenFolder()
  expect(await refusal({ dataDir, fault: faultAt('filling') })).toBe(sentenceOf(dataDir))
  const url = await givenProgram({ dataDir }).opened()
  const { data, total } = await visitorOf(url).catalog.list({ query: {} })
  expect(total).toBeGreaterThanOrEqual(60)
  for (const { picture } of data) {
    const address = picture.src.replace('{width}', String(picture.widths[0]))
    expect((await fetch(`${url}${address}`)).status).toBe(200)
  }
})

test('a shop whose disk has become full is told, and with space has everything', async () => {
  const { dataDir, mounted } = await givenDisk(400)
  await shop.copyTo(dataDir)
  const ballast = join(dataDir, 'ballast')
  if (mounted) await fill(ballast)
  const fault = mounted ? undefined : faultAt('starting')
  expect(await refusal({ dataDir, fault })).toMatch(/^The disk that holds \S+ is full\. .* nothing was lost\.\n$/)
  await rm(ballast, { force: true })
  await shop.expectToOpen(dataDir)
})

/** Writes zeros until there is no room for one more. */
async function fill(path: string) {
  const zeros = Readable.from(Array.from({ length: 1000 }, () => Buffer.alloc(1024 * 1024)))
  await expect(pipeline(zeros, createWriteStream(path))).rejects.toThrow('ENOSPC')
}
