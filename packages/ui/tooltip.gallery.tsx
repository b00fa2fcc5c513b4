import { Button } from './button.tsx'
import type { GalleryEntries } from './gallery.ts'
import { Tooltip } from './tooltip.tsx'

export const entries: GalleryEntries = (say) => [
  {
    name: 'under the pointer or the focus',
    node: (
      <Tooltip text={say('개봉한 향 제품은 청약철회가 제한돼요', 'Opened scented products cannot be returned')}>
        <Button kind="line" size="sm">
          {say('교환·반품', 'Returns')}
        </Button>
      </Tooltip>
    ),
  },
  {
    name: 'long',
    node: (
      <Tooltip
        text={say(
          '받은 날부터 7일 안에, 상자를 열지 않은 채로 알려 주시면 돌려받아요. 개봉한 향 제품은 청약철회가 제한돼요.',
          'We take it back within seven days of its arrival if the box is unopened. Opened scented products cannot be returned.',
        )}
      >
        <Button kind="line" size="sm">
          {say('교환·반품 자세히', 'Returns in detail')}
        </Button>
      </Tooltip>
    ),
  },
]
