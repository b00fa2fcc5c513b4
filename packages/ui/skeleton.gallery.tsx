import { CardSkeletons, Skeleton } from './skeleton.tsx'

export const entries = [
  {
    name: 'cards',
    node: (
      <div className="product-grid" role="status" aria-busy="true" aria-label="상품을 불러오는 중">
        <CardSkeletons count={4} />
      </div>
    ),
  },
  {
    name: 'a line',
    node: (
      <div role="status" aria-busy="true" aria-label="Fetching your orders">
        <Skeleton width="40%" height="18px" />
      </div>
    ),
  },
]
