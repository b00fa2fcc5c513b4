import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ProofMethod } from '../security-words.ts'
import { usePasskeyProof } from './use-passkey.ts'

type Props = {
  /** Whether the password alone is enough: to prove oneself again, not to sign in. */
  withPassword?: boolean
  onDone?: () => void
}

/** Asks for the code of the app, a passkey, a recovery code, or the password again. */
export function ProofForm({ withPassword = false, onDone }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useQuery(queries.staffSecurity.step())
  const passkey = usePasskeyProof(onDone)
  if (!data) return null
  const can = (method: ProofMethod) => data.methods.includes(method)
  const byCode = can('totp') || can('recovery')
  return (
    <div className="stack stack-wide">
      {can('passkey') && (
        <Button look="main" icon="lock" disabled={passkey.pending} onClick={() => passkey.run(undefined)}>
          {t('패스키로 확인')}
        </Button>
      )}
      {byCode && <CodeForm onDone={onDone} isMain={!can('passkey')} hasApp={can('totp')} />}
      {withPassword && !byCode && !can('passkey') && <PasswordForm onDone={onDone} />}
    </div>
  )
}

type FormProps = { onDone: (() => void) | undefined }

function CodeForm({ onDone, isMain, hasApp }: FormProps & { isMain: boolean; hasApp: boolean }) {
  const t = usePhrases()
  const { api } = useShop()
  const [code, setCode] = useState('')
  const { run, pending, errors } = useAction(() => api.staffSecurity.proveCode({ body: { code } }), {
    after: () => onDone?.(),
  })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <Field
        label={hasApp ? t('인증 앱의 코드') : t('복구 코드')}
        hint={t('휴대전화가 없으면 적어 둔 복구 코드를 적어 주세요.')}
        error={errors.code}
      >
        {(control) => (
          <input
            {...control}
            className="input input-lg"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" {...(isMain && { look: 'main' as const })} disabled={pending}>
        {t('확인하기')}
      </Button>
    </form>
  )
}

function PasswordForm({ onDone }: FormProps) {
  const t = usePhrases()
  const { api } = useShop()
  const [mb_password, setPassword] = useState('')
  const { run, pending, errors } = useAction(() => api.staffSecurity.provePassword({ body: { mb_password } }), {
    after: () => onDone?.(),
  })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <Field label={t('비밀번호')} error={errors.mb_password}>
        {(control) => (
          <input
            {...control}
            className="input input-lg"
            type="password"
            autoComplete="current-password"
            value={mb_password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="main" disabled={pending}>
        {t('확인하기')}
      </Button>
    </form>
  )
}
