import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type KeyboardEvent, useState } from 'react'
import { accountRules } from '../../words.ts'
import { clockText } from './use-countdown.ts'
import type { usePhoneCode } from './use-phone-code.ts'

type Code = ReturnType<typeof usePhoneCode>
type Props = { sent: NonNullable<Code['sent']>; secondsLeft: number; prove: Code['prove'] }

/** The field for the code that was sent by SMS, and the time that is left. */
export function PhoneCode({ sent, secondsLeft, prove }: Props) {
  const t = usePhrases()
  const [code, setCode] = useState('')
  const over = secondsLeft === 0
  const refused = prove.errors.code?.[0] ?? prove.errors.proof_id?.[0]
  const confirm = () => void prove.submit({ ...sent, code })

  function confirmByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    confirm()
  }

  return (
    <Field
      label={t('문자로 온 인증번호')}
      name="code"
      required
      error={over ? t('시간이 지났어요. 인증번호를 다시 받아 주세요.') : refused}
      hint={
        <>
          <span role="status">
            {t(sent.message)} {t('문자가 오지 않으면 번호를 확인하고 다시 받아 주세요.')}
          </span>{' '}
          {t('남은 시간')} <span className="num time-left">{clockText(secondsLeft)}</span>
        </>
      }
    >
      {(control) => (
        <div className="input-beside">
          <input
            {...control}
            className="input num"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={accountRules.phone_code_digits}
            value={code}
            onChange={(event) => {
              prove.clear('code')
              prove.clear('proof_id')
              setCode(event.currentTarget.value.replaceAll(/\D/g, ''))
            }}
            onKeyDown={confirmByEnter}
          />
          <Button size="sm" busy={prove.pending} disabled={over} onClick={confirm}>
            {t('인증하기')}
          </Button>
        </div>
      )}
    </Field>
  )
}
