import { IconButton } from './icon-button.tsx'

const nothing = () => undefined

export const entries = [
  {
    name: 'to press, to follow, with a count',
    node: (
      <div className="flex">
        <IconButton icon="menu" label="메뉴 열기" expanded={false} onPress={nothing} />
        <IconButton icon="search" label="Search" href="/search" />
        <IconButton icon="user" label="마이페이지, 읽지 않은 알림 2개" count={2} href="/my-page" />
        <IconButton icon="bag" label="Bag, 128 items" count={128} href="/cart" />
        <IconButton icon="bag" label="장바구니, 비어 있어요" count={0} href="/cart" />
        <IconButton icon="forward" label="Forward" disabled onPress={nothing} />
      </div>
    ),
  },
]
