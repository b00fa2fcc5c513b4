import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { MemberRow } from '../staff-contract.ts'
import { gradeRules, grades, memberStates } from '../words.ts'
import { GradeTag } from './grade-tag.tsx'
import { memberLooks } from './member-looks.ts'

/** Members, the newest first. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  return (
    <>
      <Top title={t('회원')} />
      <DataList<MemberRow>
        name="members"
        label={t('회원 목록')}
        query={(query) => queries.staffMembers.list({ query })}
        keyOf={({ mb_id }) => mb_id}
        nameOf={({ mb_name }) => mb_name}
        hrefOf={({ mb_id }) => `/members/${mb_id}`}
        views={[
          { label: t('모두'), query: {} },
          ...grades.slice(1).map((grade) => ({ label: t(gradeRules[grade].name), query: { grade } })),
          { label: t(memberLooks.blocked.label), query: { state: 'blocked' } },
        ]}
        filters={[
          {
            name: 'grade',
            label: t('등급'),
            kind: 'choice',
            options: grades.map((value) => ({ value, label: t(gradeRules[value].name) })),
          },
          {
            name: 'state',
            label: t('상태'),
            kind: 'choice',
            options: memberStates.map((value) => ({ value, label: t(memberLooks[value].label) })),
          },
        ]}
        find={t('아이디, 이름, 메일, 전화')}
        columns={[
          { key: 'mb_id', label: t('아이디'), cell: ({ mb_id }) => mb_id },
          { key: 'mb_name', label: t('이름'), cell: ({ mb_name }) => <span className="medium">{mb_name}</span> },
          { key: 'grade', label: t('등급'), cell: ({ grade }) => <GradeTag grade={grade} /> },
          { key: 'mb_email', label: t('메일'), fill: true, cell: ({ mb_email }) => mb_email },
          { key: 'mb_hp', label: t('전화'), cell: ({ mb_hp }) => <span className="num">{mb_hp}</span> },
          {
            key: 'state',
            label: t('상태'),
            cell: ({ state }) => <State tone={memberLooks[state].tone}>{t(memberLooks[state].label)}</State>,
          },
          {
            key: 'created_at',
            label: t('가입 일시'),
            cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
          },
        ]}
        empty={{ title: t('아직 회원이 없어요'), text: t('첫 회원이 가입하면 여기에 보여요.') }}
      />
    </>
  )
}
