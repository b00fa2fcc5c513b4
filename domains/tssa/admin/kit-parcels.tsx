import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useKnownPhrases, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type Courier, courierNames, couriers } from '../../shipping/couriers.ts'
import { useShop } from '../../shop.ts'
import type { Roster } from '../staff-contract.ts'

type Kit = Roster['kits'][number]
type Parcel = { courier: Courier; tracking_no: string }

/** The parcels with materials: they are sent before the first day. */
export function KitParcels({ kits }: { kits: readonly Kit[] }) {
  const t = usePhrases()
  const known = useKnownPhrases()
  const [sending, setSending] = useState<Kit | null>(null)
  const left = kits.filter(({ sent_at }) => !sent_at).length
  return (
    <Part
      title={t('재료 키트')}
      fact={left > 0 ? t('첫날 전에 {count}개를 보내야 해요', { count: left }) : t('모두 보냈어요')}
    >
      <SmallTable<Kit>
        label={t('재료 키트')}
        rows={kits}
        keyOf={({ line_id }) => line_id}
        empty={t('보낼 키트가 없어요.')}
        columns={[
          { key: 'name', label: t('받는 분'), cell: ({ name }) => name },
          { key: 'hp', label: t('전화'), cell: ({ hp }) => <span className="soft">{hp}</span> },
          { key: 'pieces', label: t('개수'), align: 'end', cell: ({ pieces }) => pieces },
          {
            key: 'address',
            label: t('주소'),
            fill: true,
            cell: ({ address }) => address || <span className="mute">{t('주소 없음')}</span>,
          },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ sent_at, courier_name, tracking_no }) =>
              sent_at ? (
                <State tone="done">{`${known(courier_name)} ${tracking_no}`}</State>
              ) : (
                <State tone="act">{t('보내기 전')}</State>
              ),
          },
          {
            key: 'send',
            label: t('관리'),
            align: 'end',
            cell: (kit) => (
              <Button small disabled={!kit.address} onClick={() => setSending(kit)}>
                {kit.sent_at ? t('송장 번호 수정') : t('송장 번호 입력')}
              </Button>
            ),
          },
        ]}
      />
      {sending && <SendKit kit={sending} onClose={() => setSending(null)} />}
    </Part>
  )
}

function SendKit({ kit, onClose }: { kit: Kit; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog<Parcel, unknown>
      title={t('{name} 님 키트 발송', { name: kit.name })}
      lead={kit.address}
      fields={[
        {
          name: 'courier',
          label: t('택배사'),
          kind: 'choice',
          options: courierNames.map((value) => ({ value, label: t(couriers[value].name) })),
        },
        { name: 'tracking_no', label: t('송장 번호'), kind: 'text' },
      ]}
      initial={{ courier: 'cj', tracking_no: '' }}
      save={(body) => api.staffCourses.sendKit({ params: { line_id: kit.line_id }, body })}
      done={() => t('발송 처리하고 참가자에게 알렸어요.')}
      button={t('발송 처리')}
      onClose={onClose}
    />
  )
}
