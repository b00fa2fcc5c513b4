import { expect, test } from 'vitest'
import { familiesOf, type Share, trailOf, withFamily, withMaterial, withoutMaterial, withShare } from './blend.ts'
import { type MaterialId, materials } from './materials.ts'

const ids = Object.keys(materials) as MaterialId[] // the keys of the materials themselves
const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { share }) => sum + share, 0)
const blendOf = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ids[(first + at * 4) % ids.length] ?? 'yuja')
    .filter((id, at, all) => all.indexOf(id) === at)
    .reduce<Share[]>((all, id) => withMaterial(all, id), [])

test('whatever is moved, added or removed, the shares make 100 and none is lost', () => {
  for (let count = 2; count <= 9; count += 1)
    for (let share = -20; share <= 140; share += 1) {
      const shares = blendOf(share + 20, count)
      expect(sumOf(shares)).toBe(100)
      for (const { id } of shares) {
        const moved = withShare(shares, id, share)
        expect(sumOf(moved)).toBe(100)
        expect(moved.every((each) => each.share >= 1)).toBe(true)
        const isPossible = share >= 1 && share <= 100 - (shares.length - 1)
        if (isPossible) expect(moved.find((each) => each.id === id)?.share).toBe(share)
        expect(sumOf(withoutMaterial(moved, id))).toBe(100)
      }
    }
})

test('a family is put into the blend and taken out, and the shares make 100 all the while', () => {
  const shares = blendOf(0, 4)
  const missing =
    (['citrus', 'smoke', 'musk'] as const).find((family) => !familiesOf(shares).includes(family)) ?? 'musk'
  const more = withFamily(shares, missing) ?? []
  expect(familiesOf(more)).toContain(missing)
  expect(sumOf(more)).toBe(100)
  const less = withFamily(more, missing) ?? []
  expect(familiesOf(less)).not.toContain(missing)
  expect(sumOf(less)).toBe(100)
  // A scent is two materials at least, and nine at most.
  const two: Share[] = [
    { id: 'yuja', share: 60 },
    { id: 'hinoki', share: 40 },
  ]
  expect(withFamily(two, 'wood')).toBeNull()
  const nine = ids.filter((id) => materials[id].family !== 'smoke').slice(0, 9)
  expect(
    withFamily(
      nine.reduce<Share[]>((all, id) => withMaterial(all, id), []),
      'smoke',
    ),
  ).toBeNull()
})

test('a base of wood stays longer than citrus, and stronger longer than soft', () => {
  const citrus = {
    materials: [
      { id: 'yuja', share: 90 },
      { id: 'hinoki', share: 10 },
    ],
    strength: 'clear',
  } as const
  const wood = {
    materials: [
      { id: 'yuja', share: 10 },
      { id: 'hinoki', share: 90 },
    ],
    strength: 'clear',
  } as const
  const hours = (design: Parameters<typeof trailOf>[0]) => trailOf(design).hours
  expect(hours({ ...wood, materials: [...wood.materials] })).toBeGreaterThan(
    hours({ ...citrus, materials: [...citrus.materials] }),
  )
  expect(hours({ materials: [...wood.materials], strength: 'deep' })).toBeGreaterThan(
    hours({ materials: [...wood.materials], strength: 'light' }),
  )
})
