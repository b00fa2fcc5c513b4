import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '@sillage/art/pictures/manifest.ts'
import { budget } from '@sillage/art/rasterise.ts'
import { expect, test } from 'vitest'
import { folder, wanted } from './draw-pictures.ts'

const manifest = await readManifest(folder)

test('every picture the demo shop shows is drawn', () => {
  expect(wanted.map(({ name }) => name).filter((name) => !manifest[name])).toEqual([])
})

test('every file that is listed is there, and small enough for a phone', async () => {
  for (const [name, { widths }] of Object.entries(manifest)) {
    for (const width of widths) {
      const { size } = await stat(join(folder, `${name}-${width}.webp`))
      expect(size, `${name} at ${width}`).toBeLessThanOrEqual(budget(width))
    }
  }
})

test('a page knows how high a picture will be and what colour to show before it comes', () => {
  for (const { width, height, widths, tone } of Object.values(manifest)) {
    expect(width).toBe(Math.max(...widths))
    expect(height).toBeGreaterThan(0)
    expect(tone).toMatch(/^#[0-9a-f]{6}$/)
  }
})
