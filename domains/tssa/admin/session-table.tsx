import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import type { StaffSession } from '../staff-contract.ts'

export function SessionTable({ sessions }: { sessions: readonly StaffSession[] }) {
  const t = usePhrases()
  const low = sessions.filter((session) => session.is_below_minimum && isToCome(session)).length
  const kits = sessions.filter(isToCome).reduce((sum, session) => sum + session.kits_to_send, 0)
  return (
    <>
      {(low > 0 || kits > 0) && (
        <p className="note">
          {low > 0 && t('최소 인원에 못 미친 수업이 {count}개 있어요.', { count: low })}{' '}
          {kits > 0 && t('첫날 전에 보낼 재료 키트가 {count}개 있어요.', { count: kits })}
        </p>
      )}
      <SmallTable<StaffSession>
        label={t('수업 일정')}
        rows={sessions}
        keyOf={({ id }) => id}
        empty={t('이달에는 수업이 없어요')}
        columns={useColumns()}
      />
    </>
  )
}

function useColumns(): Column<StaffSession>[] {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const moneyText = useMoneyText()
  return [
    { key: 'when', label: t('언제'), cell: ({ starts_at }) => dates.weekdayNameTime(starts_at) },
    {
      key: 'title',
      label: t('수업명'),
      fill: true,
      cell: (session) => (
        <Link className="link" to={`/classes/${session.id}`}>
          {pick(session, 'title')}
        </Link>
      ),
    },
    {
      key: 'place',
      label: t('장소'),
      cell: (session) => (
        <span className="soft">{[pick(session, 'studio'), pick(session, 'room')].filter(Boolean).join(' ')}</span>
      ),
    },
    {
      key: 'teacher',
      label: t('담당 강사'),
      cell: (session) => <span className="soft">{pick(session, 'teacher')}</span>,
    },
    {
      key: 'seats',
      label: t('참가자'),
      align: 'end',
      cell: ({ participants, taken, seats, waiting }) => (
        <>
          {waiting > 0 && <Tag>{t('대기 {count}', { count: waiting })}</Tag>} {participants + taken} / {seats}
        </>
      ),
    },
    { key: 'state', label: t('상태'), cell: (session) => <SessionState session={session} /> },
    {
      key: 'income',
      label: t('매출'),
      align: 'end',
      cell: ({ income_krw, income_usd }) => (
        <>
          {moneyText({ amount: income_krw, currency: 'krw' })}
          {income_usd > 0 && ` + ${moneyText({ amount: income_usd, currency: 'usd' })}`}
        </>
      ),
    },
  ]
}

const isToCome = ({ starts_at, canceled_at }: StaffSession) => !canceled_at && Date.parse(starts_at) > Date.now()

function SessionState({ session }: { session: StaffSession }) {
  const t = usePhrases()
  if (session.canceled_at) return <State tone="off">{t('취소됨')}</State>
  if (!isToCome(session)) return <State tone="past">{t('시작함')}</State>
  if (session.is_below_minimum) return <State tone="act">{t('최소 {count}명 미달', { count: session.minimum })}</State>
  if (session.kits_to_send > 0)
    return <State tone="act">{t('키트 {count}개 보내기', { count: session.kits_to_send })}</State>
  return <State tone="go">{t('열림')}</State>
}
