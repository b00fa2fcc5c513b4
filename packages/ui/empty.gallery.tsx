import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

export const entries = [
  {
    name: 'Korean',
    node: (
      <Empty
        title="장바구니가 비어 있어요"
        action={
          <Button kind="line" size="sm" href="/best-seller">
            베스트셀러 보기
          </Button>
        }
      >
        요즘 많이 찾는 향부터 둘러보세요.
      </Empty>
    ),
  },
  { name: 'English, a sentence only', node: <Empty title="No orders yet">Your orders will gather here.</Empty> },
]
