import { Button } from '@sillage/admin-kit/button.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

type Props = { setupKey: string; onDone: () => void }

/** The first account of the shop, which may do everything. */
export function OwnerStep({ setupKey, onDone }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [form, setForm] = useState({ mb_name: '', mb_email: '', mb_id: '', mb_password: '' })
  const change = (name: keyof typeof form) => (value: string) => setForm((now) => ({ ...now, [name]: value }))
  const { run, pending, errors } = useAction(() => api.setup.owner({ body: { ...form, key: setupKey } }), {
    after: onDone,
  })
  return (
    <form
      className="stack stack-wide"
      onSubmit={(event) => {
        event.preventDefault()
        void run(undefined)
      }}
    >
      <p className="soft">{t('모든 권한을 가진 첫 직원이에요. 쇼핑몰의 회원 아이디로도 써요.')}</p>
      <TextField
        label={t('이름')}
        autoComplete="name"
        value={form.mb_name}
        onChange={change('mb_name')}
        error={errors.mb_name}
      />
      <TextField
        label={t('메일')}
        type="email"
        autoComplete="email"
        value={form.mb_email}
        onChange={change('mb_email')}
        error={errors.mb_email}
      />
      <TextField
        label={t('아이디')}
        autoComplete="username"
        hint={t('영문 소문자로 시작하는 4~20자')}
        value={form.mb_id}
        onChange={change('mb_id')}
        error={errors.mb_id}
      />
      <TextField
        label={t('비밀번호')}
        type="password"
        autoComplete="new-password"
        hint={t('10자 이상')}
        value={form.mb_password}
        onChange={change('mb_password')}
        error={errors.mb_password}
      />
      <Button type="submit" look="main" disabled={pending}>
        {t('가게 주인 만들기')}
      </Button>
    </form>
  )
}
