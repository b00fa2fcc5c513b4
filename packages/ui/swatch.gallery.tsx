import type { ScentFamily } from './scent.ts'
import { Swatch } from './swatch.tsx'

const FAMILIES: [ScentFamily, string][] = [
  ['citrus', '시트러스'],
  ['green', '풀과 잎'],
  ['herb', '허브'],
  ['fruit', '과일'],
  ['floral', '꽃'],
  ['spice', 'Spice'],
  ['wood', 'Wood'],
  ['smoke', 'Smoke and resin'],
  ['musk', 'Musk'],
]

export const entries = [
  {
    name: 'the nine families',
    node: (
      <div className="flex flex-wrap gap-6">
        {FAMILIES.map(([family, name]) => (
          <span key={family} className="flex items-center gap-2">
            <Swatch family={family} />
            {name}
          </span>
        ))}
      </div>
    ),
  },
]
