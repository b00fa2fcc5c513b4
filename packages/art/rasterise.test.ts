import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rasterise } from './rasterise.ts'

const noise = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><filter id="n"><feTurbulence baseFrequency=".9" numOctaves="3"/></filter><rect width="100%" height="100%" fill="#c08040"/><rect width="100%" height="100%" filter="url(#n)"/></svg>`

test('a picture comes in its widths, each in proportion', async () => {
  const { width, height, files } = await rasterise(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250"><rect width="1000" height="1250" fill="#336699"/></svg>',
    [480, 96],
  )
  expect([width, height]).toEqual([480, 600])
  const sizes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
  expect(sizes.map((size) => [size.format, size.width, size.height])).toEqual([
    ['webp', 96, 120],
    ['webp', 480, 600],
  ])
})

test('the tone is the average colour', async () => {
  const halves =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#ff0000"/><rect width="50" height="100" fill="#0000ff"/></svg>'
  expect((await rasterise(halves, [100])).tone).toBe('#800080')
})

test('a part of a drawing can be framed by its viewBox', async () => {
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="50 0 50 100"><rect width="100" height="100" fill="#ff0000"/><rect width="50" height="100" fill="#0000ff"/></svg>'
  expect(await rasterise(half, [50])).toMatchObject({ width: 50, height: 100, tone: '#ff0000' })
})

test('even a grainy picture for a phone stays within 14 kB', async () => {
  const { files } = await rasterise(noise(400, 500), [240])
  for (const { bytes } of files) expect(bytes.length).toBeLessThanOrEqual(14_000)
})

test('a drawing that cannot be measured is refused', async () => {
  await expect(rasterise('<svg xmlns="http://www.w3.org/2000/svg"/>', [100])).rejects.toThrow('viewBox')
})
