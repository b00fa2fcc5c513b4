import { Button } from '@sillage/admin-kit/button.tsx'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import type { MemberSheet } from '@sillage/domains/member/staff-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'

/** Who the member is and how to reach them. */
export function MemberFacts({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Part
        title={t('회원 정보')}
        actions={
          <Button small icon="edit" onClick={() => setEditing(true)}>
            {t('고치기')}
          </Button>
        }
      >
        <div className="padded">
          <Rows member={member} />
        </div>
      </Part>
      {member.addresses.length > 0 && <Addresses addresses={member.addresses} />}
      {editing && <Edit member={member} onClose={() => setEditing(false)} />}
    </>
  )
}

function Rows({ member }: { member: MemberSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const proved = (at: string | null) => at && <Tag look="good">{t('확인함')}</Tag>
  const address = [member.mb_zip, member.mb_addr1, member.mb_addr2, member.mb_city, member.mb_state]
  const linked = member.linked.map(({ provider, nickname }) => `${provider} ${nickname}`).join(', ')
  return (
    <Facts
      rows={[
        [t('아이디'), member.mb_id],
        [
          t('전화'),
          member.mb_hp && (
            <>
              {member.mb_hp} {proved(member.hp_proved_at)}
            </>
          ),
        ],
        [
          t('메일'),
          <>
            {member.mb_email} {proved(member.email_proved_at)}
          </>,
        ],
        [t('나라'), member.country === 'KR' ? '' : member.country],
        [t('주소'), address.filter(Boolean).join(' ')],
        [t('언어'), member.lang === 'en' ? 'English' : '한국어'],
        [t('연결한 계정'), linked],
        [t('본인 확인'), member.certification && dates.shortDateTime(member.certification.certified_at)],
        [t('비밀번호'), member.has_password ? '' : t('없음 (연결한 계정으로만 로그인)')],
        [t('가입 일시'), dates.shortDateTime(member.created_at)],
      ]}
    />
  )
}

function Addresses({ addresses }: Pick<MemberSheet, 'addresses'>) {
  const t = usePhrases()
  return (
    <Part title={t('배송지 {count}곳', { count: addresses.length })}>
      <ul className="lines">
        {addresses.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <span className="medium">{one.label}</span> {one.receiver}{' '}
              <span className="mute">{[one.zip, one.addr1, one.addr2].filter(Boolean).join(' ')}</span>
            </span>
            {one.is_default && <Tag>{t('기본')}</Tag>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const names = ['mb_name', 'mb_hp', 'mb_zip', 'mb_addr1', 'mb_addr2', 'mb_city', 'mb_state'] as const
type Values = Record<(typeof names)[number], string>

function Edit({ member, onClose }: { member: MemberSheet; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { mb_id: member.mb_id }
  const labels: Values = {
    mb_name: t('이름'),
    mb_hp: t('전화'),
    mb_zip: t('우편번호'),
    mb_addr1: t('주소'),
    mb_addr2: t('상세 주소'),
    mb_city: t('도시'),
    mb_state: t('주·도'),
  }
  const fields = names.filter((name) => member.country !== 'KR' || (name !== 'mb_city' && name !== 'mb_state'))
  function save(values: Values, _: string | undefined, was: Values) {
    const change = Object.fromEntries(
      names.filter((name) => values[name] !== was[name]).map((name) => [name, values[name]]),
    )
    return api.staffMembers.change({ params, body: { change, was } })
  }
  return (
    <FormPanel
      title={t('회원 정보 수정')}
      lead={t('메일 주소는 회원이 직접 바꿔요. 전화번호를 바꾸면 확인한 표시가 사라져요.')}
      fields={fields.map((name) => ({ name, label: labels[name], kind: 'text' as const }))}
      initial={pick(member)}
      save={save}
      latest={async () => ({ values: pick(await api.staffMembers.show({ params })), version: undefined })}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={560}
    />
  )
}

const pick = (member: MemberSheet): Values => ({
  mb_name: member.mb_name,
  mb_hp: member.mb_hp,
  mb_zip: member.mb_zip,
  mb_addr1: member.mb_addr1,
  mb_addr2: member.mb_addr2,
  mb_city: member.mb_city,
  mb_state: member.mb_state,
})
