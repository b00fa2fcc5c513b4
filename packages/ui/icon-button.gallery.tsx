import type { GalleryEntries } from './gallery.ts'
import { IconButton } from './icon-button.tsx'

const nothing = () => undefined

export const entries: GalleryEntries = (say) => [
  { name: 'to press', node: <IconButton icon="reload" label={say('새로고침', 'Reload')} onPress={nothing} /> },
  { name: 'to follow', node: <IconButton icon="search" label={say('상품 찾기', 'Find a product')} href="/search" /> },
  {
    name: 'opens something, closed and open',
    node: (
      <div className="flex">
        <IconButton icon="menu" label={say('메뉴 열기', 'Open the menu')} expanded={false} onPress={nothing} />
        <IconButton icon="menu" label={say('메뉴 닫기', 'Close the menu')} expanded onPress={nothing} />
      </div>
    ),
  },
  {
    name: 'with a count: none, two, too many',
    node: (
      <div className="flex">
        <IconButton icon="bag" label={say('장바구니, 비어 있어요', 'Bag, empty')} count={0} href="/cart" />
        <IconButton
          icon="user"
          label={say('마이페이지, 읽지 않은 알림 2개', 'My page, 2 unread')}
          count={2}
          href="/my-page"
        />
        <IconButton icon="bag" label={say('장바구니, 128개', 'Bag, 128 items')} count={128} href="/cart" />
      </div>
    ),
  },
  { name: 'closed', node: <IconButton icon="forward" label={say('앞으로', 'Forward')} disabled onPress={nothing} /> },
]
