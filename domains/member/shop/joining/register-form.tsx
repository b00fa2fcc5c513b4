import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import { ConsentFields } from './consent-fields.tsx'
import { IdField } from './id-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { ownPlace, placeNames, placeOf } from './own-place.ts'
import { PersonFields } from './person-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { Step } from './step.tsx'
import { isSameNumber } from './use-phone-code.ts'
import { useRegisterDraft } from './use-register-draft.ts'
import './joining.css'

type Joined = { mb_id: string; mb_email: string; message: string }

const noPassword = { password: '', confirmation: '' }

/** Joining, on one page: what is agreed to, the account, the person, the address. */
export function RegisterForm({ onJoined }: { onJoined: (joined: Joined) => void }) {
  const t = usePhrases()
  const { draft, change, edit, secret, setSecret, proved, submit, pending, errors, clear } = useRegistration(onJoined)
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(undefined)
  }

  return (
    // POST, so that a form sent before the page is awake never writes a password into the address.
    <form method="post" noValidate className="steps" onSubmit={send}>
      <Step number={1} title={t('약관 동의')}>
        <ConsentFields
          value={draft.consents}
          onChange={(consents) => edit({ consents })}
          error={errors.consents?.[0]}
        />
      </Step>
      <Step number={2} title={t('로그인 정보')}>
        <IdField value={draft.mb_id} onChange={(mb_id) => edit({ mb_id })} error={errors.mb_id?.[0]} />
        <NewPasswordFields
          names={{ password: 'mb_password', confirmation: 'mb_password_confirmation' }}
          labels={{ password: t('비밀번호'), confirmation: t('비밀번호 확인') }}
          value={secret}
          onChange={setSecret}
          errors={errors}
          clear={clear}
          mb_id={draft.mb_id}
        />
      </Step>
      <Step number={3} title={t('가입하는 분')}>
        <PersonFields
          value={draft}
          onChange={edit}
          proof={proved && !errors.proof_id ? 'given' : 'wanted'}
          errors={errors}
          clear={clear}
        />
        <MailField value={draft.mb_email} onChange={(mb_email) => edit({ mb_email })} error={errors.mb_email?.[0]} />
      </Step>
      <Step number={4} title={t('주소')} note={t('나중에 적으셔도 돼요.')}>
        <PlaceFields
          country={draft.country}
          names={placeNames}
          value={placeOf(draft)}
          onChange={(place) => change(ownPlace(place))}
          errors={errors}
          clear={clear}
        />
      </Step>
      <Button type="submit" wide busy={pending}>
        {t('가입하기')}
      </Button>
    </form>
  )
}

/** What was filled in, and how it is sent. */
function useRegistration(onJoined: (joined: Joined) => void) {
  const { api } = useShop()
  const { draft, change, forget } = useRegisterDraft()
  const [secret, setSecret] = useState(noPassword)
  const { proof, ...person } = draft
  const proved = proof !== null && isSameNumber(proof, draft)
  const { submit, pending, errors, clear } = useSubmit(
    () =>
      api.joining.register({
        body: {
          ...person,
          mb_password: secret.password,
          mb_password_confirmation: secret.confirmation,
          proof_id: proved ? proof.proof_id : '',
        },
      }),
    {
      onDone: ({ message }) => {
        onJoined({ mb_id: draft.mb_id, mb_email: draft.mb_email, message })
        setSecret(noPassword)
        forget()
      },
    },
  )
  /** A field that is edited is no longer wrong. */
  function edit(part: Partial<typeof draft>) {
    for (const field of Object.keys(part)) clear(field)
    change(part)
  }
  return { draft, change, edit, secret, setSecret, proved, submit, pending, errors, clear }
}

type MailProps = { value: string; onChange: (value: string) => void; error: string | undefined }

function MailField({ value, onChange, error }: MailProps) {
  const t = usePhrases()
  return (
    <TextInput
      label={t('메일')}
      name="mb_email"
      type="email"
      required
      autoComplete="email"
      placeholder="name@example.com"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      hint={t('이 주소로 가입을 마치는 링크를 보내 드려요.')}
    />
  )
}
