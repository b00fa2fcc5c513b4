import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { SentMessage } from '../staff-contract.ts'
import { messageChannels, messageStates } from '../words.ts'
import { channelNames, messageLooks } from './message-looks.ts'
import { MessagePanel } from './message-panel.tsx'

/** What the shop sent to people, the newest first. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [opened, setOpened] = useState<SentMessage | null>(null)
  const columns = useColumns(setOpened)
  return (
    <>
      <Top title={t('보낸 메시지')}>
        <ButtonLink to="/messages/templates">{t('메시지 템플릿')}</ButtonLink>
      </Top>
      <DataList<SentMessage>
        name="messages"
        label={t('보낸 메시지')}
        query={(query) => queries.staffMessages.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ template }) => template}
        views={[
          { label: t('모두'), query: {} },
          { label: t('발송 실패'), query: { undelivered: 'true' } },
          { label: t('보내는 중'), query: { state: 'waiting' } },
        ]}
        filters={[
          {
            name: 'channel',
            label: t('채널'),
            kind: 'choice',
            options: messageChannels.map((value) => ({ value, label: t(channelNames[value]) })),
          },
          {
            name: 'state',
            label: t('상태'),
            kind: 'choice',
            options: messageStates.map((value) => ({ value, label: t(messageLooks[value].label) })),
          },
        ]}
        find={t('받는 주소나 번호, 회원 아이디, 템플릿 이름')}
        columns={columns}
        empty={{ title: t('보낸 메시지가 없어요'), text: t('메시지를 보내면 여기에 보여요.') }}
      />
      {opened && <MessagePanel message={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function useColumns(open: (message: SentMessage) => void): Column<SentMessage>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'created_at',
      label: t('언제'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    { key: 'channel', label: t('채널'), cell: ({ channel }) => t(channelNames[channel]) },
    { key: 'template', label: t('템플릿'), cell: ({ template }) => template },
    { key: 'recipient', label: t('받는 분'), cell: ({ recipient }) => recipient },
    {
      key: 'subject',
      label: t('내용'),
      fill: true,
      cell: ({ subject, text }) => subject || text || <span className="mute">{t('비공개 메시지')}</span>,
    },
    {
      key: 'state',
      label: t('상태'),
      cell: ({ state }) => <State tone={messageLooks[state].tone}>{t(messageLooks[state].label)}</State>,
    },
    {
      key: 'open',
      label: t('관리'),
      align: 'end',
      cell: (message) => (
        <Button small onClick={() => open(message)}>
          {t('열기')}
        </Button>
      ),
    },
  ]
}
