import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import type { FormEvent } from 'react'
import { useShop } from '../../../shop.ts'
import { CredentialFields, readCredentials } from '../credential-fields.tsx'
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
    void submit(readCredentials(event.currentTarget))
  }
  return (
    <form method="post" noValidate className="form-fields" onSubmit={send}>
      <CredentialFields errors={errors} clear={clear} />
      <Button type="submit" wide busy={pending}>
        {t('연결하고 로그인')}
      </Button>
    </form>
  )
}
