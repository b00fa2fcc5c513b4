import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { KakaoButton } from './kakao-button.tsx'
import '../joining/joining.css'

/** Links an account at Kakao: the password is asked for first, because it opens a door for good. */
export function LinkForm({ account: { mb_id, has_password } }: { account: Account }) {
  const t = usePhrases()
  const { api } = useShop()
  const [mb_password, setPassword] = useState('')
  const { submit, pending, errors, clear } = useSubmit(
    () => api.kakao.start({ body: { purpose: 'link', redirect: '/my-page/account#security', mb_password } }),
    { onDone: ({ url }) => location.assign(url) },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(undefined)
  }
  return (
    <form method="post" noValidate className="form-fields kakao-link-form" onSubmit={send}>
      <input type="hidden" name="username" autoComplete="username" value={mb_id} readOnly />
      {has_password && (
        <TextInput
          label={t('비밀번호')}
          name="mb_password"
          required
          type="password"
          autoComplete="current-password"
          passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
          hint={t('본인이신지 확인할게요.')}
          value={mb_password}
          onChange={(event) => {
            clear('mb_password')
            setPassword(event.currentTarget.value)
          }}
          error={errors.mb_password?.[0]}
        />
      )}
      <KakaoButton type="submit" busy={pending}>
        {t('카카오 연결하기')}
      </KakaoButton>
    </form>
  )
}
