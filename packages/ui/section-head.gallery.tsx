import { Button } from './button.tsx'
import { SectionHead } from './section-head.tsx'

export const entries = [
  {
    name: 'with the way to all of it',
    node: <SectionHead title="새로 들어왔어요" more={{ href: '/new-item', label: '신상품 전체' }} />,
  },
  {
    name: 'large, with a note',
    node: (
      <SectionHead
        size="lg"
        title="얼마나 머물렀으면 하나요"
        note="금방 사라지는 향부터 다음 날까지 남는 향까지, 머무는 순서로 놓았어요."
      />
    ),
  },
  {
    name: 'English, with a button',
    node: (
      <SectionHead
        title="Reviews"
        action={
          <Button kind="line" size="sm">
            Write a review
          </Button>
        }
      />
    ),
  },
]
