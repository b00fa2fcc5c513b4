import { Button } from '@sillage/ui/button.tsx'
import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { Doorway } from './joining/doorway.tsx'
import { NewPasswordFields } from './joining/new-password-fields.tsx'
import './joining/joining.css'

/** Where the mailed link leads: a new password. */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  const token = query.get('token') ?? ''
  const [value, setValue] = useState({ password: '', confirmation: '' })
  const [done, setDone] = useState('')
  const { submit, pending, errors, clear } = useSubmit(
    ({ password, confirmation }: typeof value) =>
      api.joining.resetPassword({ body: { token, password, password_confirmation: confirmation } }),
    { onDone: ({ message }) => setDone(message) },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(value)
  }

  if (done)
    return (
      <Doorway title={t('비밀번호 다시 정하기')} heading={t('새 비밀번호를 정했어요')} lead={t(done)}>
        <Button href="/login" wide>
          {t('로그인')}
        </Button>
      </Doorway>
    )
  // The server draws the page without the token; only the browser can miss it.
  if (errors.token || (hydrated && token === ''))
    return (
      <Doorway
        title={t('비밀번호 다시 정하기')}
        heading={t('쓸 수 없는 링크예요')}
        lead={t('이미 썼거나 오래된 링크예요. 아이디·비밀번호 찾기에서 다시 시작해 주세요.')}
      >
        <Button href="/forgot-password" wide>
          {t('아이디·비밀번호 찾기')}
        </Button>
      </Doorway>
    )
  return (
    <Doorway title={t('비밀번호 다시 정하기')} heading={t('비밀번호 다시 정하기')}>
      <form method="post" noValidate className="form-fields" onSubmit={send} data-field="token">
        <NewPasswordFields
          names={{ password: 'password', confirmation: 'password_confirmation' }}
          labels={{ password: t('새 비밀번호'), confirmation: t('새 비밀번호 확인') }}
          value={value}
          onChange={setValue}
          errors={errors}
          clear={clear}
        />
        <Button type="submit" wide busy={pending}>
          {t('비밀번호 바꾸기')}
        </Button>
      </form>
    </Doorway>
  )
}
