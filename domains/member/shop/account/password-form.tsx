import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../../shop.ts'
import type { Account } from '../../account-contract.ts'
import { NewPasswordFields } from '../joining/new-password-fields.tsx'
import { useAccount } from './use-account.ts'

const nothing = { current: '', password: '', confirmation: '' }

/** A new password. Everywhere else the member is then signed out. */
export function PasswordForm({ account }: { account: Account }) {
  const t = usePhrases()
  const { alert } = useDialogs()
  const { api, queries } = useShop()
  const cache = useQueryClient()
  const { readAgain } = useAccount()
  const [value, setValue] = useState(nothing)
  const { submit, pending, errors, clear } = useSubmit(
    ({ current, password, confirmation }: typeof value) =>
      api.account.changePassword({
        body: { current_password: current, password, password_confirmation: confirmation },
      }),
    {
      onDone: async ({ message }) => {
        setValue(nothing)
        await Promise.all([readAgain(), cache.invalidateQueries({ queryKey: queries.account.devices.key })])
        await alert({ title: t('비밀번호 변경'), message: t(message) })
      },
    },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(value)
  }
  return (
    <form method="post" noValidate className="form-fields account-form" onSubmit={send}>
      {/* For password keepers: whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={account.mb_id} readOnly />
      {account.has_password && (
        <CurrentPassword
          value={value.current}
          onChange={(current) => {
            clear('current_password')
            setValue({ ...value, current })
          }}
          error={errors.current_password?.[0]}
        />
      )}
      <NewPasswordFields
        names={{ password: 'password', confirmation: 'password_confirmation' }}
        labels={{ password: t('새 비밀번호'), confirmation: t('새 비밀번호 확인') }}
        value={value}
        onChange={(next) => setValue({ ...value, ...next })}
        errors={errors}
        clear={clear}
        mb_id={account.mb_id}
      />
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t('비밀번호 바꾸기')}
        </Button>
      </div>
    </form>
  )
}

type CurrentProps = { value: string; onChange: (value: string) => void; error: string | undefined }

function CurrentPassword({ value, onChange, error }: CurrentProps) {
  const t = usePhrases()
  return (
    <TextInput
      label={t('지금 비밀번호')}
      name="current_password"
      type="password"
      required
      autoComplete="current-password"
      passwordLabels={{ show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  )
}
