import type { GalleryEntries, Say } from '@sillage/ui/gallery.ts'
import type { ScentFamily } from '../../custom/shop/scent.ts'
import { Swatch } from './swatch.tsx'

const namesIn = (say: Say): [ScentFamily, string][] => [
  ['citrus', say('시트러스', 'Citrus')],
  ['green', say('풀과 잎', 'Leaves and grass')],
  ['herb', say('허브', 'Herbs')],
  ['fruit', say('과일', 'Fruit')],
  ['floral', say('꽃', 'Flowers')],
  ['spice', say('향신료', 'Spice')],
  ['wood', say('나무', 'Wood')],
  ['smoke', say('연기와 수지', 'Smoke and resin')],
  ['musk', say('머스크', 'Musk')],
]

export const entries: GalleryEntries = (say) => [
  {
    name: 'the nine families',
    node: (
      <div className="flex flex-wrap gap-6">
        {namesIn(say).map(([family, name]) => (
          <span key={family} className="flex items-center gap-2">
            <Swatch family={family} />
            {name}
          </span>
        ))}
      </div>
    ),
  },
]
