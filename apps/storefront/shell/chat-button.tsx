import { useOpenChat } from '@sillage/domains/inquiry/shop/use-open-chat.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { useChatShown } from '@sillage/web-kit/chat.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import '@sillage/ui/tooltip.css'
import './floating.css'

/** Floats over the corner of every page; gone while the chat itself is there. */
export function ChatButton() {
  const t = usePhrases()
  const shown = useChatShown()
  const openChat = useOpenChat()
  return (
    <button
      type="button"
      className="chat-button named named-beside"
      data-away={shown ? '' : undefined}
      aria-label={t('상담 열기')}
      onClick={openChat}
    >
      <Icon name="chat" />
    </button>
  )
}
