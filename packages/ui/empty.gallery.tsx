import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import type { GalleryEntries } from './gallery.ts'
import { Logo } from './logo.tsx'

export const entries: GalleryEntries = (say) => [
  { name: 'a title only', node: <Empty title={say('찜한 상품이 없어요', 'No wishes yet')} /> },
  {
    name: 'with a sentence',
    node: (
      <Empty title={say('주문이 없어요', 'No orders yet')}>
        {say('주문하면 여기에 모여요.', 'Your orders will gather here.')}
      </Empty>
    ),
  },
  {
    name: 'with the next step',
    node: (
      <Empty
        title={say('장바구니가 비어 있어요', 'Your bag is empty')}
        action={
          <Button kind="line" size="sm" href="/best-seller">
            {say('베스트셀러 보기', 'See the best sellers')}
          </Button>
        }
      >
        {say('요즘 많이 찾는 향부터 둘러보세요.', 'Begin with what others like these days.')}
      </Empty>
    ),
  },
  {
    name: 'a whole page, with a drawing of its own',
    node: (
      <Empty heading="h1" art={<Logo label={say('실라주', 'Sillage')} />} title={say('준비하고 있어요', 'Coming soon')}>
        {say('봄 수업은 2월에 열려요.', 'Spring classes open in February.')}
      </Empty>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <Empty
          title={say(
            '“무화과 잎과 백단이 들어간 소이 캔들”을 찾지 못했어요',
            'Nothing found for “soy candle with fig leaf and sandalwood”',
          )}
        >
          {say(
            '띄어쓰기를 바꾸거나 낱말을 줄여 보세요. 향 이름의 앞 글자만 적어도 찾을 수 있어요.',
            'Try other spellings or fewer words. The first letters of a scent are enough to find it.',
          )}
        </Empty>
      </div>
    ),
  },
]
