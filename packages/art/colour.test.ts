import { expect, test } from 'vitest'
import { fade, mix, shade, tint } from './colour.ts'

const lightness = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)

test('a mix begins with one colour and ends with the other', () => {
  expect(mix('#804020', '#ffffff', 0)).toBe('#804020')
  expect(mix('#804020', '#20a060', 1)).toBe('#20a060')
})

test('shade darkens, tint brightens, and neither leaves the range of colours', () => {
  for (const colour of ['#000000', '#ffffff', '#c66f77', '#35443b']) {
    expect(shade(colour, 0.5)).toMatch(/^#[0-9a-f]{6}$/)
    expect(tint(colour, 0.5)).toMatch(/^#[0-9a-f]{6}$/)
  }
  expect(lightness(shade('#c66f77', 0.3))).toBeLessThan(lightness('#c66f77'))
  expect(lightness(tint('#c66f77', 0.3))).toBeGreaterThan(lightness('#c66f77'))
})

test('a faded colour keeps its hue and gets its opacity', () => {
  expect(fade('#c66f77', 0.5)).toBe('#c66f7780')
  expect(fade('#c66f77', 2)).toBe('#c66f77ff')
})
