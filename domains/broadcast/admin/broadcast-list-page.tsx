import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { Broadcast } from '../contract.ts'
import { broadcastLooks, channelLabels } from './broadcast-looks.ts'

/** News to many members, the newest first. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('단체 메시지')}>
        <ButtonLink to="/broadcasts/new" look="main" icon="plus">
          {t('단체 메시지 쓰기')}
        </ButtonLink>
      </Top>
      <DataList<Broadcast>
        name="broadcasts"
        label={t('단체 메시지')}
        query={(query) => queries.broadcast.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `/broadcasts/${id}`}
        columns={[
          { key: 'title', label: t('제목'), fill: true, cell: ({ title }) => title },
          {
            key: 'channels',
            label: t('채널'),
            cell: ({ channels }) => channels.map((each) => t(channelLabels[each])).join(', '),
          },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => (
              <State tone={broadcastLooks[state].tone} at={broadcastLooks[state].at}>
                {t(broadcastLooks[state].label)}
              </State>
            ),
          },
          {
            key: 'people',
            label: t('받는 사람 수'),
            align: 'end',
            cell: ({ people }) => people?.toLocaleString() ?? '',
          },
          {
            key: 'created_at',
            label: t('언제'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
        ]}
        empty={{ title: t('보낸 단체 메시지가 없어요'), text: t('수신에 동의한 회원에게 소식을 보낼 수 있어요.') }}
      />
    </>
  )
}
