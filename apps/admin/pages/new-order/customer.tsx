import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import type { MemberRow } from '@sillage/domains/member/staff-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewOrder } from './use-new-order.ts'

/** A member, found by name or phone, whose prices then hold; or a guest. */
export function Customer({ order }: { order: NewOrder }) {
  const t = usePhrases()
  const can = useCan()
  const { draft, change, errors } = order
  return (
    <div className="stack stack-wide">
      {draft.mb_id ? (
        <div className="row">
          <Tag look="accent">{t('회원 {id}', { id: draft.mb_id })}</Tag>
          <span className="mute">{t('이 회원의 등급 가격으로 계산해요.')}</span>
          <span className="push" />
          <Button small onClick={() => change({ mb_id: '' })}>
            {t('비회원으로')}
          </Button>
        </div>
      ) : (
        can('members') && (
          <FindMember
            onFound={({ mb_id, mb_name, mb_hp, mb_email }) =>
              change({ mb_id, buyer_name: mb_name, buyer_hp: mb_hp, email: mb_email })
            }
          />
        )
      )}
      <RecordForm
        values={draft}
        onChange={change}
        errors={{
          ...(errors['buyer.name'] && { buyer_name: errors['buyer.name'] }),
          ...(errors['buyer.hp'] && { buyer_hp: errors['buyer.hp'] }),
          ...(errors['buyer.email'] && { email: errors['buyer.email'] }),
        }}
        fields={[
          { name: 'buyer_name', label: t('이름'), kind: 'text' },
          { name: 'buyer_hp', label: t('전화'), kind: 'text' },
          {
            name: 'email',
            label: t('메일'),
            kind: 'text',
            wide: true,
            hint: t('입금 안내와 주문 링크가 이 주소로 가요.'),
          },
        ]}
      />
    </div>
  )
}

function FindMember({ onFound }: { onFound: (member: MemberRow) => void }) {
  const t = usePhrases()
  const { queries } = useShop()
  const [typed, setTyped] = useState('')
  const keyword = useDebouncedValue(typed.trim(), 200)
  const { data } = useQuery({
    ...queries.staffMembers.list({ query: { keyword, state: 'active', limit: 5 } }),
    enabled: keyword.length >= 2,
  })
  return (
    <div className="stack">
      <Field label={t('회원 찾기')} hint={t('회원이 아니면 비워 두고 아래만 적어 주세요.')}>
        {(control) => (
          <input
            {...control}
            placeholder={t('이름, 아이디, 전화, 메일')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {keyword.length >= 2 && data && (
        <ul className="lines">
          {data.data.map((member) => (
            <li key={member.mb_id}>
              <span className="grow">
                {member.mb_name}{' '}
                <span className="mute">
                  {member.mb_id}, {member.mb_hp}
                </span>
              </span>
              <Button small aria-label={t('{name} 고르기', { name: member.mb_name })} onClick={() => onFound(member)}>
                {t('고르기')}
              </Button>
            </li>
          ))}
          {data.data.length === 0 && <li className="mute">{t('찾은 회원이 없어요.')}</li>}
        </ul>
      )}
    </div>
  )
}
