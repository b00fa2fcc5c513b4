import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { type Strength, strengthOf } from './password-strength.ts'
import './joining.css'

export type NewPassword = { password: string; confirmation: string }

type Props = {
  /** What the call names the two. */
  names: NewPassword
  labels: NewPassword
  value: NewPassword
  onChange: (value: NewPassword) => void
  errors: Record<string, string[] | undefined>
  clear: (field: string) => void
  mb_id?: string
}

/** A new password, twice. How good it is, is said calmly and forbids nothing. */
export function NewPasswordFields({ names, labels, value, onChange, errors, clear, mb_id }: Props) {
  const t = usePhrases()
  const [left, setLeft] = useState(false)
  const { password, confirmation } = value
  const differs = left && confirmation !== '' && confirmation !== password
  const passwordLabels = { show: t('비밀번호 보이기'), hide: t('비밀번호 숨기기') }
  return (
    <>
      <TextInput
        label={labels.password}
        name={names.password}
        type="password"
        required
        autoComplete="new-password"
        passwordLabels={passwordLabels}
        value={password}
        onChange={(event) => {
          clear(names.password)
          onChange({ ...value, password: event.currentTarget.value })
        }}
        error={errors[names.password]?.[0]}
        hint={<StrengthHint strength={strengthOf(password, mb_id)} />}
      />
      <TextInput
        label={labels.confirmation}
        name={names.confirmation}
        type="password"
        required
        autoComplete="new-password"
        passwordLabels={passwordLabels}
        value={confirmation}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={(event) => {
          clear(names.confirmation)
          onChange({ ...value, confirmation: event.currentTarget.value })
        }}
        error={errors[names.confirmation]?.[0] ?? (differs ? t('비밀번호가 서로 달라요.') : undefined)}
      />
    </>
  )
}

function StrengthHint({ strength }: { strength: Strength }) {
  const t = usePhrases()
  if (strength.is === 'empty') return t('10자 이상이면 돼요. 기억하기 좋은 문장을 권해요.')
  if (strength.is === 'short') return t('{count}자만 더 적어 주세요.', { count: strength.missing })
  return (
    <span className={`strength strength-${strength.is}`}>
      <i className="strength-trail" aria-hidden="true" />
      {strength.is === 'weak' && t('쉽게 짐작할 수 있어요. 다른 말을 섞어 보세요.')}
      {strength.is === 'fair' && t('쓸 수 있어요. 길수록 더 안전해요.')}
      {strength.is === 'good' && t('아주 좋아요.')}
    </span>
  )
}
