import { Button } from './button.tsx'
import type { GalleryEntries } from './gallery.ts'
import { Icon } from './icon.tsx'

const KINDS = ['ink', 'line', 'quiet', 'danger'] as const

export const entries: GalleryEntries = (say) => [
  {
    name: 'kinds',
    node: (
      <div className="button-row">
        <Button>{say('바로 구매', 'Buy now')}</Button>
        <Button kind="line">{say('장바구니', 'Add to bag')}</Button>
        <Button kind="quiet">{say('나중에', 'Maybe later')}</Button>
        <Button kind="danger">{say('주문 취소', 'Cancel order')}</Button>
      </div>
    ),
  },
  {
    name: 'small, with an icon',
    node: (
      <div className="button-row">
        <Button size="sm">{say('리뷰 쓰기', 'Write a review')}</Button>
        <Button size="sm" kind="line">
          <Icon name="pin" size="sm" />
          {say('오프라인 매장', 'Find a store')}
        </Button>
        <Button size="sm" kind="quiet">
          {say('모두 지우기', 'Clear all')}
        </Button>
      </div>
    ),
  },
  {
    name: 'busy',
    node: (
      <div className="button-row">
        {KINDS.map((kind) => (
          <Button key={kind} busy kind={kind}>
            {say('저장하는 중', 'Saving')}
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'disabled',
    node: (
      <div className="button-row">
        {KINDS.map((kind) => (
          <Button key={kind} disabled kind={kind}>
            {say('품절', 'Sold out')}
          </Button>
        ))}
      </div>
    ),
  },
  {
    name: 'link',
    node: (
      <div className="button-row">
        <Button href="/best-seller">{say('베스트셀러 보기', 'See the best sellers')}</Button>
        <Button href="/new-item" kind="line">
          {say('신상품 보기', 'See what is new')}
        </Button>
      </div>
    ),
  },
  { name: 'wide', node: <Button wide>{say('로그인', 'Sign in')}</Button> },
  {
    name: 'long',
    node: (
      <div className="max-w-40">
        <Button wide>
          {say('이 주소로 보내고 영수증은 메일로 받기', 'Send it to this address and email me the receipt')}
        </Button>
      </div>
    ),
  },
  {
    name: 'on night',
    node: (
      <div className="night p-8">
        <div className="button-row">
          <Button>{say('수업 신청', 'Book a class')}</Button>
          <Button kind="line">{say('수업 모두 보기', 'See all classes')}</Button>
        </div>
      </div>
    ),
  },
]
