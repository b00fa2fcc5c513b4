import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type Permission, permissions } from '../../audit/permissions.ts'
import { roleNames, roleOf, roles } from '../../audit/roles.ts'
import { useShop } from '../../shop.ts'
import type { StaffMember } from '../contract.ts'
import { useMe } from './me.ts'
import { RightsConflict } from './rights-conflict.tsx'

type Props = { person: StaffMember | null; onClose: () => void }

/** Adds someone, or changes what they may do. */
export function StaffForm({ person, onClose }: Props) {
  const t = usePhrases()
  const form = useRights(person, onClose)
  const { member, owner, chosen, rights, opened, theirs } = form
  const toggle = (name: Permission) =>
    form.choose(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <Dialog
      title={person ? t('{name} 님의 권한', { name: person.mb_name }) : t('직원 추가')}
      lead={t('권한이 없는 화면은 보이지 않고, 주소로 들어와도 거절돼요.')}
      onClose={onClose}
      width={640}
      actions={
        <>
          {person && <PersonActions person={person} onClose={onClose} />}
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={form.pending} onClick={() => form.save(undefined)}>
            {t('저장')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        {!person && <MemberField value={member} onChange={form.setMember} errors={form.errors.member} />}
        <RoleField owner={owner} chosen={chosen} onChoose={form.chooseRole} />
        <PermissionFields owner={owner} chosen={chosen} onToggle={toggle} />
      </div>
      {opened && theirs && (
        <RightsConflict
          base={opened}
          theirs={theirs}
          mine={rights}
          onChoose={(kept) => form.settle(theirs, kept)}
          onClose={form.decideLater}
        />
      )}
    </Dialog>
  )
}

type Rights = Pick<StaffMember, 'owner' | 'permissions'>

/** What is chosen for one person, and what someone else saved for them meanwhile. */
function useRights(person: StaffMember | null, onClose: () => void) {
  const t = usePhrases()
  const { api } = useShop()
  const [member, setMember] = useState('')
  const [{ owner, permissions: chosen }, setRights] = useState<Rights>(person ?? { owner: false, permissions: [] })
  const rights = { owner, permissions: owner ? [] : chosen }
  const [opened, setOpened] = useState(person)
  const [theirs, setTheirs] = useState<StaffMember | null>(null)
  const {
    run: save,
    pending,
    errors,
  } = useAction(
    (based_on?: string) =>
      person
        ? api.staff.change({
            params: { mb_id: person.mb_id },
            body: { ...rights, based_on: based_on ?? opened?.version },
          })
        : api.staff.add({ body: { member, ...rights } }),
    {
      done: ({ mb_name }) => t('{name} 님의 권한을 저장했어요.', { name: mb_name }),
      after: onClose,
      async refused({ code }) {
        if (code !== 'outdated' || !person) return false
        const { data } = await api.staff.list()
        setTheirs(data.find(({ mb_id }) => mb_id === person.mb_id) ?? null)
        return true
      },
    },
  )
  function settle(saved: StaffMember, kept: 'theirs' | 'mine' | 'both') {
    setTheirs(null)
    setOpened(saved)
    if (kept === 'mine') return void save(saved.version)
    setRights(saved)
  }
  function chooseRole(value: string) {
    const role = roleNames.find((name) => name === value)
    setRights({ owner: value === 'owner', permissions: role ? [...roles[role].permissions] : [] })
  }
  return {
    member,
    setMember,
    owner,
    chosen,
    choose: (permissions: Permission[]) => setRights({ owner, permissions }),
    rights,
    chooseRole,
    save,
    pending,
    errors,
    opened,
    theirs,
    settle,
    decideLater: () => setTheirs(null),
  }
}

/** Takes someone off the list, or forgets a second factor they have lost. */
function PersonActions({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const me = useMe()
  const { run: remove, pending: removing } = useAction(
    async (mb_id: string) => api.staff.remove({ params: { mb_id } }),
    { done: () => t('직원 목록에서 제외했어요.'), after: onClose },
  )
  const { run: reset, pending: resetting } = useAction(
    async (mb_id: string) => api.staff.resetFactors({ params: { mb_id } }),
    { done: ({ message }) => t(message), after: onClose },
  )
  return (
    <>
      <Button look="danger" disabled={removing} onClick={() => remove(person.mb_id)}>
        {t('직원에서 제외')}
      </Button>
      {person.factors.length > 0 && person.mb_id !== me.mb_id && (
        <Button disabled={resetting} onClick={() => reset(person.mb_id)}>
          {t('2단계 인증 초기화')}
        </Button>
      )}
    </>
  )
}

type MemberProps = { value: string; onChange: (value: string) => void; errors: readonly string[] | undefined }

function MemberField({ value, onChange, errors }: MemberProps) {
  const t = usePhrases()
  return (
    <Field label={t('회원 아이디나 이메일')} error={errors} hint={t('가게에 가입한 회원이어야 해요.')}>
      {(control) => <input {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

type RightsProps = { owner: boolean; chosen: readonly Permission[] }

function RoleField({ owner, chosen, onChoose }: RightsProps & { onChoose: (role: string) => void }) {
  const t = usePhrases()
  return (
    <Field label={t('역할')} hint={t('역할을 고르면 권한이 채워지고, 하나씩 추가하거나 뺄 수 있어요.')}>
      {(control) => (
        <select
          {...control}
          value={owner ? 'owner' : (roleOf(chosen) ?? '')}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{t('직접 고르기')}</option>
          <option value="owner">{t('가게 주인')}</option>
          {roleNames.map((role) => (
            <option key={role} value={role}>
              {t(roles[role].name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function PermissionFields({ owner, chosen, onToggle }: RightsProps & { onToggle: (name: Permission) => void }) {
  const t = usePhrases()
  return (
    <fieldset className="fields" style={{ '--n': 3 }} disabled={owner}>
      <legend className="sr">{t('권한')}</legend>
      {(Object.keys(permissions) as Permission[]).map((name) => (
        <label key={name} className="check">
          <input type="checkbox" checked={owner || chosen.includes(name)} onChange={() => onToggle(name)} />
          {t(permissions[name])}
        </label>
      ))}
    </fieldset>
  )
}
