import { expect, test } from 'vitest'
import { drawAvatar } from './draw-avatar.ts'
import { drawHero, heroCount } from './draw-hero.ts'
import { drawLost } from './draw-lost.ts'
import { drawMap } from './draw-map.ts'
import { drawNote } from './draw-note.ts'
import { drawStore } from './draw-store.ts'
import { drawTexture, textureKinds } from './draw-texture.ts'
import { drawWide } from './draw-wide.ts'
import { scentNames } from './scents.ts'
import { faultsOf, seen } from './testing.ts'

const places = [
  { lat: 37.544, lng: 127.056, name: '성수점', note: 'Seongsu' },
  { lat: 37.582, lng: 126.983, name: '북촌점', note: 'Bukchon' },
]

const scenes: Record<string, () => string> = {
  'the wide dusk': () => drawWide(),
  'the lost page': () => drawLost(1, 'fig'),
  'a map of two': () => drawMap(places),
  'a map of one': () => drawMap(places.slice(0, 1)),
}
for (const scent of scentNames) {
  scenes[`the note of ${scent}`] = () => drawNote({ scent, seed: 1 })
  scenes[`the note of ${scent} at dusk`] = () => drawNote({ scent, seed: 1, dusk: true })
  scenes[`the face of ${scent}`] = () => drawAvatar(1, scent)
  scenes[`the store in ${scent}`] = () => drawStore(1, { scent, place: 'front' })
  scenes[`the studio in ${scent}`] = () => drawStore(1, { scent, place: 'studio' })
}
for (let seed = 0; seed < heroCount; seed++) scenes[`hero ${seed}`] = () => drawHero(seed, 'lavender')
for (const kind of textureKinds) scenes[`the texture of ${kind}`] = () => drawTexture(kind)

test.each(Object.entries(scenes))('%s is a sound drawing, the same each time', (_, draw) => {
  expect(faultsOf(draw())).toEqual([])
  expect(draw()).toBe(draw())
})

test('every scene is another picture', () => {
  const pictures = Object.values(scenes).map((draw) => seen(draw()))
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('two places of one town keep their names apart when a third is far away', () => {
  const svg = drawMap([...places, { lat: 35.815, lng: 127.15, name: '전주점' }])
  const names = [...svg.matchAll(/<text x="([-\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>(성수점|북촌점)</g)]
  const at = new Map(names.map(([, x, anchor, name]) => [name, { x: Number(x), anchor }]))
  expect(at.get('북촌점')?.anchor).toBe('end')
  expect(at.get('성수점')?.anchor).toBe('start')
  expect((at.get('성수점')?.x ?? 0) - (at.get('북촌점')?.x ?? 0)).toBeGreaterThan(150)
})

test('a place further north stands higher on the map', () => {
  const heights = [...drawMap(places).matchAll(/<text x="[-\d.]+" y="([-\d.]+)"[^>]*>(성수점|북촌점)</g)]
  const at = new Map(heights.map(([, y, name]) => [name, Number(y)]))
  expect(at.get('북촌점')).toBeLessThan(at.get('성수점') ?? 0)
})
