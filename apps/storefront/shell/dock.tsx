import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { company } from './company.ts'
import { useReadingOn } from './scroll-watch.ts'
import '@sillage/ui/sections/phone-bars.css'

/** Six buttons under the thumb; they step aside while the visitor reads on. */
export function Dock() {
  const t = usePhrases()
  const navigate = useNavigate()
  const away = useReadingOn()
  const openChat = useOpenChat()
  return (
    <nav className="dock" aria-label={t('하단 바')} data-away={away ? '' : undefined}>
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
      <Anchor href="/shop/search">
        <Icon name="search" />
        {t('상품 검색')}
      </Anchor>
      <button type="button" onClick={openChat}>
        <Icon name="chat" />
        {t('상담')}
      </button>
    </nav>
  )
}

/** Until a chat is connected, the way to a person is the telephone. */
function useOpenChat() {
  const t = usePhrases()
  const { alert } = useDialogs()
  return () =>
    alert({
      title: t('무엇을 도와드릴까요'),
      message: t('{phone}번으로 전화해 주세요. 평일 10:00~18:00에 받아요. 점심은 12:00~13:00이에요.', {
        phone: company.phone,
      }),
    })
}
