import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import type { FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useShop } from '../../shop.ts'
import { redirectTarget } from './redirect-target.ts'
import './login-page.css'

type Credentials = { mb_id: string; mb_password: string }

export function LoginForm() {
  const t = usePhrases()
  const { api } = useShop()
  const [query] = useSearchParams()
  const { submit, pending, errors, clear } = useSubmit((body: Credentials) => api.member.login({ body }), {
    // A new page: everything it holds is then asked for as this member.
    onDone: () => location.assign(redirectTarget(query.get('redirect'))),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    return submit({ mb_id: String(form.get('mb_id')), mb_password: String(form.get('mb_password')) })
  }

  return (
    <>
      <h1 className="page-title">{t('다시 오셨군요')}</h1>
      {/* POST, so that a form sent before the page is awake never writes a password into the address. */}
      <form method="post" noValidate onSubmit={send}>
        <TextInput
          label={t('아이디')}
          name="mb_id"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.mb_id?.[0]}
          onChange={() => clear('mb_id')}
        />
        <TextInput
          label={t('비밀번호')}
          name="mb_password"
          type="password"
          autoComplete="current-password"
          passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
          error={errors.mb_password?.[0]}
          onChange={() => clear('mb_password')}
        />
        <Button type="submit" wide busy={pending} className="login-submit">
          {t('로그인')}
        </Button>
      </form>
      <p className="login-links">
        <Anchor className="link" href="/forgot-password">
          {t('아이디·비밀번호 찾기')}
        </Anchor>
        <Anchor className="link" href="/register">
          {t('회원 가입')}
        </Anchor>
      </p>
    </>
  )
}
