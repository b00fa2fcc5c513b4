import { Alert } from '@sillage/ui/alert.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = {
  /** The address Kakao has verified, masked; empty where there is none. */
  kakaoMail: string
  /** Another address; null where Kakao's is used. */
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}

/** The mail that Kakao has verified, or another one, which is proved by a link. */
export function MailField({ kakaoMail, value, onChange, error }: Props) {
  const t = usePhrases()
  return (
    <>
      {kakaoMail !== '' && (
        <div data-field={value === null ? 'mb_email' : undefined}>
          <Checkbox checked={value === null} onChange={(event) => onChange(event.currentTarget.checked ? null : '')}>
            <span>
              {t('카카오 메일 {email} 쓰기', { email: kakaoMail })}
              <small className="consent-note">{t('카카오가 확인한 주소라서 다시 인증하지 않아요.')}</small>
            </span>
          </Checkbox>
          {value === null && error && <Alert tone="danger">{error}</Alert>}
        </div>
      )}
      {value !== null && (
        <TextInput
          label={t('메일')}
          name="mb_email"
          type="email"
          required
          autoComplete="email"
          placeholder="name@example.com"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          error={error}
          hint={t('이 주소로 가입을 마치는 링크를 보내 드려요.')}
        />
      )}
    </>
  )
}
