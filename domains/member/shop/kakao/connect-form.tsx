import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import type { FormEvent } from 'react'
import { useShop } from '../../../shop.ts'
import '../joining/joining.css'

/** Proves with a password whose id it is; then both lead to the same account. */
export function ConnectForm({ step }: { step: string }) {
  const t = usePhrases()
  const { api } = useShop()
  const { submit, pending, errors, clear } = useSubmit(
    (credentials: { mb_id: string; mb_password: string }) => api.kakao.connect({ body: { step, ...credentials } }),
    { onDone: ({ redirect }) => location.replace(redirect) },
  )
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void submit({ mb_id: String(form.get('mb_id')), mb_password: String(form.get('mb_password')) })
  }
  return (
    <form method="post" noValidate className="form-fields" onSubmit={send}>
      <TextInput
        label={t('아이디')}
        name="mb_id"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.mb_id?.[0]}
        onChange={() => clear('mb_id')}
      />
      <TextInput
        label={t('비밀번호')}
        name="mb_password"
        required
        type="password"
        autoComplete="current-password"
        passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
        error={errors.mb_password?.[0]}
        onChange={() => clear('mb_password')}
      />
      <Button type="submit" wide busy={pending}>
        {t('연결하고 로그인')}
      </Button>
    </form>
  )
}
