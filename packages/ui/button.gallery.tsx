import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export const entries = [
  {
    name: 'kinds',
    node: (
      <div className="button-row">
        <Button>바로 구매</Button>
        <Button kind="line">장바구니</Button>
        <Button kind="quiet">나중에</Button>
        <Button kind="danger">주문 취소</Button>
      </div>
    ),
  },
  {
    name: 'English',
    node: (
      <div className="button-row">
        <Button>Buy now</Button>
        <Button kind="line">Add to bag</Button>
        <Button kind="quiet">Maybe later</Button>
        <Button kind="danger">Cancel order</Button>
      </div>
    ),
  },
  {
    name: 'small, with an icon',
    node: (
      <div className="button-row">
        <Button size="sm">리뷰 쓰기</Button>
        <Button size="sm" kind="line">
          <Icon name="pin" size="sm" />
          오프라인 매장
        </Button>
        <Button size="sm" kind="quiet">
          모두 지우기
        </Button>
      </div>
    ),
  },
  {
    name: 'busy and disabled',
    node: (
      <div className="button-row">
        <Button busy>담는 중</Button>
        <Button busy kind="line">
          Saving
        </Button>
        <Button disabled>품절</Button>
        <Button disabled kind="line">
          Sold out
        </Button>
      </div>
    ),
  },
  { name: 'link', node: <Button href="/best-seller">베스트셀러 보기</Button> },
  { name: 'wide', node: <Button wide>로그인</Button> },
  {
    name: 'on night',
    node: (
      <div className="night p-8">
        <div className="button-row">
          <Button>수업 신청</Button>
          <Button kind="line">See all classes</Button>
        </div>
      </div>
    ),
  },
]
