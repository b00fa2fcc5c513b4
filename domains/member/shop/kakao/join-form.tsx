import { Button } from '@sillage/ui/button.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { KakaoProfile } from '../../kakao-contract.ts'
import { ConsentFields } from '../joining/consent-fields.tsx'
import { IdField } from '../joining/id-field.tsx'
import { NewPasswordFields } from '../joining/new-password-fields.tsx'
import { PersonFields } from '../joining/person-fields.tsx'
import { emptyDraft } from '../joining/register-draft.ts'
import { Step } from '../joining/step.tsx'
import { isSameNumber } from '../joining/use-phone-code.ts'
import { MailField } from './mail-field.tsx'

type Joined = { mb_id: string; mb_email: string; message: string }
type Props = { step: string; profile: KakaoProfile; onJoined: (joined: Joined) => void }

const noPassword = { password: '', confirmation: '' }

/** What Kakao did not provide. The address is left for the first order; a password is optional. */
export function JoinForm(props: Props) {
  const t = usePhrases()
  const { draft, edit, password, mail, setMail, proved, submit, pending, errors, clear } = useJoining(props)
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(undefined)
  }

  return (
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
        <OptionalPassword mb_id={draft.mb_id} {...password} errors={errors} clear={clear} />
      </Step>
      <Step number={3} title={t('가입하는 분')}>
        <PersonFields
          value={draft}
          onChange={edit}
          proof={proved && !errors.proof_id ? 'given' : 'wanted'}
          errors={errors}
          clear={clear}
        />
        <MailField
          kakaoMail={props.profile.email}
          value={mail}
          onChange={(next) => {
            clear('mb_email')
            setMail(next)
          }}
          error={errors.mb_email?.[0]}
        />
      </Step>
      <Button type="submit" wide busy={pending}>
        {t('가입하기')}
      </Button>
    </form>
  )
}

/** What was filled in, and how it is sent. */
function useJoining({ step, profile, onJoined }: Props) {
  const { api } = useShop()
  const [draft, setDraft] = useState({ ...emptyDraft, mb_name: profile.name, mb_hp: profile.hp })
  const [mail, setMail] = useState<string | null>(profile.email === '' ? '' : null)
  const [wanted, setWanted] = useState(false)
  const [secret, setSecret] = useState(noPassword)
  const { proof, mb_email: _, ...person } = draft
  const proved = proof !== null && isSameNumber(proof, draft)
  const { submit, pending, errors, clear } = useSubmit(
    () =>
      api.kakao.join({
        body: {
          ...person,
          step,
          proof_id: proved ? proof.proof_id : '',
          ...(mail !== null && { mb_email: mail }),
          ...(wanted && { mb_password: secret.password, mb_password_confirmation: secret.confirmation }),
        },
      }),
    {
      onDone: (outcome) =>
        outcome.status === 'signed_in'
          ? location.replace(outcome.redirect)
          : onJoined({ mb_id: draft.mb_id, mb_email: outcome.mb_email, message: outcome.message }),
    },
  )
  /** A field that is edited is no longer wrong. */
  function edit(part: Partial<typeof draft>) {
    for (const field of Object.keys(part)) clear(field)
    setDraft((before) => ({ ...before, ...part }))
  }
  const password = { wanted, setWanted, secret, setSecret }
  return { draft, edit, password, mail, setMail, proved, submit, pending, errors, clear }
}

type PasswordProps = ReturnType<typeof useJoining>['password'] &
  Pick<ComponentProps<typeof NewPasswordFields>, 'mb_id' | 'errors' | 'clear'>

function OptionalPassword({ mb_id, wanted, setWanted, secret, setSecret, errors, clear }: PasswordProps) {
  const t = usePhrases()
  return (
    <>
      <Checkbox checked={wanted} onChange={(event) => setWanted(event.currentTarget.checked)}>
        <span>
          {t('비밀번호도 정할게요')}
          <small className="consent-note">{t('카카오 없이도 로그인할 수 있어요. 나중에 정하셔도 돼요.')}</small>
        </span>
      </Checkbox>
      {wanted && (
        <NewPasswordFields
          names={{ password: 'mb_password', confirmation: 'mb_password_confirmation' }}
          labels={{ password: t('비밀번호'), confirmation: t('비밀번호 확인') }}
          value={secret}
          onChange={setSecret}
          errors={errors}
          clear={clear}
          mb_id={mb_id}
        />
      )}
    </>
  )
}
