import { useOpenChat } from '@sillage/domains/inquiry/shop/use-open-chat.ts'
import { SearchLink } from '@sillage/domains/search/shop/search-link.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useChatShown } from '@sillage/web-kit/chat.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { useReadingOn } from './scroll-watch.ts'
import '@sillage/ui/sections/phone-bars.css'
import './floating.css'

/** Six buttons under the thumb; they step aside while the visitor reads on, and while a chat is there. */
export function Dock() {
  const t = usePhrases()
  const navigate = useNavigate()
  const away = useReadingOn()
  const chatting = useChatShown()
  const openChat = useOpenChat()
  return (
    <nav
      className="dock"
      aria-label={t('하단 바')}
      data-away={away ? '' : undefined}
      data-chat={chatting ? '' : undefined}
    >
      <button type="button" onClick={() => navigate(-1)}>
        <Icon name="back" />
        {t('뒤로')}
      </button>
      <button type="button" onClick={() => navigate(1)}>
        <Icon name="forward" />
        {t('앞으로')}
      </button>
      <button type="button" onClick={() => location.reload()}>
        <Icon name="reload" />
        {t('새로고침')}
      </button>
      <Anchor href="/my-page/order">
        <Icon name="receipt" />
        {t('내 주문')}
      </Anchor>
      <SearchLink>
        <Icon name="search" />
        {t('상품 검색')}
      </SearchLink>
      <button type="button" onClick={openChat}>
        <Icon name="chat" />
        {t('상담')}
      </button>
    </nav>
  )
}
