import type { GalleryEntries } from './gallery.ts'
import { CardSkeletons, Skeleton } from './skeleton.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'cards',
    node: (
      <div
        className="grid grid-cols-2 gap-4"
        role="status"
        aria-busy="true"
        aria-label={say('상품을 불러오는 중', 'Fetching products')}
      >
        <CardSkeletons count={4} />
      </div>
    ),
  },
  {
    name: 'a line',
    node: (
      <div role="status" aria-busy="true" aria-label={say('주문을 불러오는 중', 'Fetching your orders')}>
        <Skeleton width="40%" height="18px" />
      </div>
    ),
  },
  {
    name: 'a picture',
    node: (
      <div
        className="max-w-40"
        role="status"
        aria-busy="true"
        aria-label={say('사진을 불러오는 중', 'Fetching photos')}
      >
        <Skeleton ratio="4 / 5" />
      </div>
    ),
  },
]
