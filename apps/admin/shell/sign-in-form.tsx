import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useState } from 'react'

/** Id and password; who comes back after a session ended has only the password to type. */
export function SignInForm({ mb_id: known = '' }: { mb_id?: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const [mb_id, setId] = useState(known)
  const [mb_password, setPassword] = useState('')
  const { run, pending, errors } = useAction(() => api.member.login({ body: { mb_id, mb_password } }))
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(undefined)
  }
  return (
    <form className="stack stack-wide" onSubmit={submit}>
      <Field label={t('아이디')} error={errors.mb_id}>
        {(control) => (
          <input
            {...control}
            className="input input-lg"
            autoComplete="username"
            value={mb_id}
            readOnly={known !== ''}
            onChange={(event) => setId(event.target.value)}
          />
        )}
      </Field>
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
        {t('로그인')}
      </Button>
    </form>
  )
}
