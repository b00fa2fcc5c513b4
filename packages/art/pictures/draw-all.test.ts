import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawAll } from './draw-all.ts'
import type { Wanted } from './wanted.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const plain = (name: string, colour: string): Wanted => ({
  name,
  widths: [20, 40],
  draw: () =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="${colour}"/></svg>`,
})

async function drawnOf(wanted: Wanted[]): Promise<string[]> {
  const drawn: string[] = []
  await drawAll(wanted, folder, (step) => {
    if (step.drawn) drawn.push(step.name)
  })
  return drawn
}

test('every wanted picture is written in its widths and listed', async () => {
  await drawAll([plain('fig-main', '#804020'), plain('rose-main', '#ff0000')], folder)
  expect((await readdir(folder)).sort()).toEqual([
    'fig-main-20.webp',
    'fig-main-40.webp',
    'manifest.json',
    'rose-main-20.webp',
    'rose-main-40.webp',
  ])
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  expect(manifest['fig-main']).toEqual({
    width: 40,
    height: 50,
    widths: [20, 40],
    tone: '#804020',
    input: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('what has not changed is not drawn again', async () => {
  const wanted = [plain('fig-main', '#804020'), plain('rose-main', '#ff0000')]
  expect(await drawnOf(wanted)).toEqual(['fig-main', 'rose-main'])
  const before = await stat(join(folder, 'fig-main-40.webp'))
  expect(await drawnOf([plain('fig-main', '#804020'), plain('rose-main', '#ee0000')])).toEqual(['rose-main'])
  expect((await stat(join(folder, 'fig-main-40.webp'))).mtimeMs).toBe(before.mtimeMs)
})

test('a lost file is drawn again', async () => {
  await drawnOf([plain('fig-main', '#804020')])
  await rm(join(folder, 'fig-main-20.webp'))
  expect(await drawnOf([plain('fig-main', '#804020')])).toEqual(['fig-main'])
})

test('what no one wants any more is removed', async () => {
  await drawnOf([plain('fig-main', '#804020'), plain('rose-main', '#ff0000')])
  await drawnOf([plain('rose-main', '#ff0000')])
  expect((await readdir(folder)).sort()).toEqual(['manifest.json', 'rose-main-20.webp', 'rose-main-40.webp'])
})

test('a run that is broken off goes on where it was', async () => {
  const broken: Wanted = {
    ...plain('rose-main', '#ff0000'),
    draw: () => {
      throw new Error('out of paint')
    },
  }
  await expect(drawnOf([plain('fig-main', '#804020'), broken])).rejects.toThrow('out of paint')
  expect(await drawnOf([plain('fig-main', '#804020'), plain('rose-main', '#ff0000')])).toEqual(['rose-main'])
})

test('two pictures of one name are refused', async () => {
  await expect(drawnOf([plain('fig-main', '#804020'), plain('fig-main', '#111111')])).rejects.toThrow('fig-main')
})
