import { Button } from '@sillage/admin-kit/button.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { channelNames, messageLooks } from '@sillage/domains/message/admin/message-looks.ts'
import { MessagePanel } from '@sillage/domains/message/admin/message-panel.tsx'
import type { SentMessage } from '@sillage/domains/message/staff-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** What the buyer was sent about this order; each can be sent again. */
export function OrderMessages({ order_id }: { order_id: number }) {
  const t = usePhrases()
  const dates = useDates()
  const can = useCan()
  const { queries } = useShop()
  const [opened, setOpened] = useState<SentMessage | null>(null)
  const { data } = useQuery({
    ...queries.staffMessages.list({ query: { order_id, limit: 20 } }),
    enabled: can('messages'),
  })
  if (!data || data.data.length === 0) return null
  return (
    <Part title={t('보낸 메시지')}>
      <ul className="lines">
        {data.data.map((message) => (
          <li key={message.id}>
            <span className="grow cut">
              {message.subject || message.template}
              <br />
              <span className="mute">
                {dates.shortDateTime(message.created_at)}, {t(channelNames[message.channel])}
              </span>
            </span>
            <State tone={messageLooks[message.state].tone}>{t(messageLooks[message.state].label)}</State>
            <Button
              small
              aria-label={t('{name} 열기', { name: message.subject || message.template })}
              onClick={() => setOpened(message)}
            >
              {t('열기')}
            </Button>
          </li>
        ))}
      </ul>
      {opened && <MessagePanel message={opened} onClose={() => setOpened(null)} />}
    </Part>
  )
}
