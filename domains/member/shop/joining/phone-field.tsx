import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { homeCountry } from '@sillage/web-kit/countries.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { KeyboardEvent } from 'react'
import { PhoneCode } from './phone-code.tsx'
import { type PhoneProof, usePhoneCode } from './use-phone-code.ts'
import './joining.css'

type Props = {
  country: string
  value: string
  /** Whether this very number has been proved, has still to be, or stays as it was without proof. */
  proof: 'given' | 'wanted' | 'not asked'
  onChange: (mb_hp: string) => void
  onProved: (proof: PhoneProof) => void
  error?: string | undefined
}

/** A mobile number and its proof. Changing the number undoes the proof. */
export function PhoneField({ country, value, proof, onChange, onProved, error }: Props) {
  const t = usePhrases()
  const code = usePhoneCode({ mb_hp: value, country }, onProved)
  const { ask, sent } = code
  const askForCode = () => void ask.submit({ mb_hp: value, country })

  function askByEnter(event: KeyboardEvent) {
    // Enter in this field asks for the code; it must not send the whole form.
    if (event.key !== 'Enter' || proof !== 'wanted' || event.nativeEvent.isComposing) return
    event.preventDefault()
    askForCode()
  }

  return (
    <div className="phone" data-field="proof_id">
      <Field
        label={t('휴대전화')}
        name="mb_hp"
        required
        error={ask.errors.mb_hp?.[0] ?? error}
        hint={proof === 'given' ? <Proved /> : country !== homeCountry && t('국가 번호를 붙여 +로 시작해 주세요.')}
      >
        {(control) => (
          <div className="input-beside">
            <input
              {...control}
              className="input num"
              name="mb_hp"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder={country === homeCountry ? '010-0000-0000' : '+1 555 000 0000'}
              value={value}
              onChange={(event) => {
                ask.clear('mb_hp')
                onChange(event.currentTarget.value)
              }}
              onKeyDown={askByEnter}
            />
            {proof === 'wanted' && (
              <Button kind="line" size="sm" busy={ask.pending} onClick={askForCode}>
                {sent ? t('다시 받기') : t('인증번호 받기')}
              </Button>
            )}
          </div>
        )}
      </Field>
      {sent && proof === 'wanted' && <PhoneCode sent={sent} secondsLeft={code.secondsLeft} prove={code.prove} />}
    </div>
  )
}

function Proved() {
  const t = usePhrases()
  return (
    <span className="good" role="status">
      <Icon name="check" size="sm" />
      {t('인증했어요.')}
    </span>
  )
}
