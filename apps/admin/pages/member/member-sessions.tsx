import { Button } from '@sillage/admin-kit/button.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Where a member is signed in. */
export function MemberSessions({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { mb_id, sessions } = member
  const said = { done: ({ message }: { message: string }) => t(message) }
  const { run: end, pending } = useAction(
    (session_id: string) => api.staffMembers.endSession({ params: { mb_id, session_id } }),
    said,
  )
  const { run: endAll, pending: ending } = useAction(() => api.staffMembers.endSessions({ params: { mb_id } }), said)
  return (
    <Part
      title={t('로그인한 기기')}
      actions={
        sessions.length > 0 && (
          <Button small disabled={ending} onClick={() => endAll(undefined)}>
            {t('모두 로그아웃')}
          </Button>
        )
      }
    >
      <SmallTable
        label={t('로그인한 기기')}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={t('로그인한 기기가 없어요.')}
        columns={[
          {
            key: 'device',
            label: t('기기'),
            fill: true,
            cell: ({ browser, system }) => [system, browser].filter(Boolean).join(' ') || t('알 수 없는 기기'),
          },
          { key: 'ip', label: 'IP', cell: ({ ip }) => <span className="mute">{ip}</span> },
          { key: 'seen_at', label: t('마지막'), cell: ({ seen_at }) => dates.shortDateTime(seen_at) },
          {
            key: 'created_at',
            label: t('로그인 일시'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
          {
            key: 'end',
            label: t('관리'),
            align: 'end',
            cell: ({ id }) => (
              <Button small disabled={pending} onClick={() => end(id)}>
                {t('로그아웃')}
              </Button>
            ),
          },
        ]}
      />
    </Part>
  )
}
