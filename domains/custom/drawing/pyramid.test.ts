import { expect, test } from 'vitest'
import { familyTones, line } from './palette.ts'
import { drawPyramid } from './pyramid.ts'

test('every material has a part of its stage, as wide as its share of it', () => {
  const shapes = drawPyramid([
    { id: 'yuja', share: 25 },
    { id: 'perilla', share: 25 },
    { id: 'rose', share: 20 },
    { id: 'hinoki', share: 30 },
  ])
  expect(shapes).toHaveLength(4)
  // The top stage is cut in the middle; the last one reaches from side to side.
  expect(shapes[0]).toEqual({ d: 'M162 0H178.8L178.8 99.5H108.3Z', fill: familyTones.citrus })
  expect(shapes[3]).toMatchObject({ d: expect.stringMatching(/L360 300H0Z$/), fill: familyTones.wood })
})

test('a stage without a material is drawn as an outline', () => {
  const [top, heart, base] = drawPyramid([{ id: 'yuja', share: 100 }])
  expect(top).toMatchObject({ fill: familyTones.citrus })
  expect([heart, base]).toMatchObject([{ stroke: line }, { stroke: line }])
})
