import { businessDigits, isBusinessNumber } from '@sillage/kit/business-number.ts'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { countries, homeCountry } from '@sillage/web-kit/countries.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PlaceFields } from '../../member/shop/joining/place-fields.tsx'
import { type ApplicationText, applicationTexts } from '../words.ts'
import type { ApplicationDraft } from './use-application-form.ts'

type Props = { form: ApplicationDraft }

/** A text of the form, its error under it. */
export const textOf =
  ({ draft, errors, write }: ApplicationDraft) =>
  (name: ApplicationText) => ({
    name,
    value: draft[name],
    maxLength: applicationTexts[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })

/** Which company it is, where it stands, and whom to ask. */
export function CompanyFields({ form }: Props) {
  const t = usePhrases()
  const text = textOf(form)
  const { draft, errors, write } = form
  return (
    <>
      <fieldset className="application-part">
        <legend>{t('사업자 정보')}</legend>
        <Field label={t('사업장이 있는 나라')} name="country" required error={errors.country?.[0]}>
          {(control) => (
            <Select
              {...control}
              options={countries.map(({ code, name }) => ({ value: code, label: t(name) }))}
              value={countries.find(({ code }) => code === draft.country)?.code ?? null}
              onChange={(country) => write({ country, business_number: draft.business_number })}
            />
          )}
        </Field>
        <div className="field-row">
          <TextInput {...text('company')} label={t('상호')} required autoComplete="organization" />
          <TextInput {...text('representative')} label={t('대표자')} required />
        </div>
        <div className="field-row">
          <BusinessNumber form={form} />
          <TextInput {...text('business_type')} label={t('업태와 종목')} placeholder={t('소매, 향초와 방향제')} />
        </div>
      </fieldset>
      <fieldset className="application-part">
        <legend>{t('사업장 주소')}</legend>
        <PlaceFields
          country={draft.country}
          value={{ ...draft, state: draft.province }}
          onChange={({ zip, addr1, addr2, city, state }) => write({ zip, addr1, addr2, city, province: state })}
          names={{ zip: 'zip', addr1: 'addr1', addr2: 'addr2', city: 'city', state: 'province' }}
          errors={errors}
          clear={() => undefined}
          required
        />
      </fieldset>
      <fieldset className="application-part">
        <legend>{t('연락할 분')}</legend>
        <div className="field-row">
          <TextInput {...text('name')} label={t('이름')} required autoComplete="name" />
          <TextInput {...text('hp')} label={t('연락처')} required type="tel" autoComplete="tel" />
        </div>
        <TextInput {...text('email')} label={t('메일')} required type="email" inputMode="email" autoComplete="email" />
      </fieldset>
    </>
  )
}

/** The last figure proves the others, so a slip is seen while it is typed. */
function BusinessNumber({ form }: Props) {
  const t = usePhrases()
  const { error, ...input } = textOf(form)('business_number')
  const korean = form.draft.country === homeCountry
  const whole = korean && businessDigits(input.value).length >= 10
  const right = whole && isBusinessNumber(input.value)
  const hints = right ? t('사용할 수 있는 번호예요.') : t('숫자 10자리를 입력해 주세요.')
  const wrong = whole && !right ? t('사업자등록번호를 확인해 주세요.') : undefined
  return (
    <TextInput
      {...input}
      label={korean ? t('사업자등록번호') : t('사업자 또는 법인 등록번호')}
      required
      inputMode={korean ? 'numeric' : undefined}
      hint={korean ? hints : undefined}
      error={error ?? wrong}
    />
  )
}
