import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = {
  /** An id that is already known. */
  mb_id?: string
  errors: Record<string, string[]>
  clear: (field: string) => void
}

/** The id and the password of an account. */
export function CredentialFields({ mb_id, errors, clear }: Props) {
  const t = usePhrases()
  return (
    <>
      <TextInput
        // A known id comes later, in the browser: the field begins again with it.
        key={mb_id}
        defaultValue={mb_id}
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
    </>
  )
}

/** What was typed into them. */
export function readCredentials(form: HTMLFormElement) {
  const fields = new FormData(form)
  return { mb_id: String(fields.get('mb_id')), mb_password: String(fields.get('mb_password')) }
}
