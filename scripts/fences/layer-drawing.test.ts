import { expect, test } from 'vitest'
import { layerDrawing, redrawn } from './layer-drawing.ts'
import { found } from './testing.ts'

const list =
  "export const layers = [{ name: 'goods', domains: ['catalog', 'cart'] }, { name: 'buying', domains: ['order'] }]"
const page = '# Architecture\n<!-- layers -->\nold\n<!-- /layers -->\nrest'

test('an old drawing is found, and the new one is not', () => {
  const finding = 'ARCHITECTURE.md does not draw the layers of domains/layers.ts: node scripts/draw-layers.ts'
  expect(found(layerDrawing, { 'domains/layers.ts': list, 'ARCHITECTURE.md': page })).toEqual([finding])
  const drawn = redrawn(page, list)
  expect(drawn).toBe(
    '# Architecture\n<!-- layers -->\n```\ngoods    catalog · cart\nbuying   order\n```\n<!-- /layers -->\nrest',
  )
  expect(found(layerDrawing, { 'domains/layers.ts': list, 'ARCHITECTURE.md': drawn })).toEqual([])
})

test('a page without a drawing is found', () => {
  expect(found(layerDrawing, { 'domains/layers.ts': list, 'ARCHITECTURE.md': '# Architecture' })).toHaveLength(1)
})
