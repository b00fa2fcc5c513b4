import { Button } from './button.tsx'
import type { GalleryEntries } from './gallery.ts'
import { SectionHead } from './section-head.tsx'

export const entries: GalleryEntries = (say) => [
  { name: 'a title only', node: <SectionHead title={say('함께 보면 좋아요', 'Goes well with it')} /> },
  {
    name: 'with the way to all of it',
    node: (
      <SectionHead
        title={say('새로 들어왔어요', 'Just arrived')}
        more={{ href: '/new-item', label: say('신상품 전체', 'All new arrivals') }}
      />
    ),
  },
  {
    name: 'with a button',
    node: (
      <SectionHead
        title={say('리뷰', 'Reviews')}
        action={
          <Button kind="line" size="sm">
            {say('리뷰 쓰기', 'Write a review')}
          </Button>
        }
      />
    ),
  },
  {
    name: 'large, with a note',
    node: (
      <SectionHead
        size="lg"
        title={say('얼마나 머물렀으면 하나요', 'How long should it stay?')}
        note={say(
          '금방 사라지는 향부터 다음 날까지 남는 향까지, 지속 시간 순서예요.',
          'From scents that soon leave to those still there the next day, in the order they stay.',
        )}
      />
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <SectionHead
          title={say(
            '비 오는 날 창을 닫고 켜 두기 좋은 나무와 이끼의 향',
            'Wood and moss, for a rainy day with the windows closed',
          )}
          more={{ href: '/category/20', label: say('모두 보기', 'See all') }}
        />
      </div>
    ),
  },
]
