import { Field } from '@sillage/ui/field.tsx'
import { RadioGroup } from '@sillage/ui/radio-group.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { type ApplicationKind, channelNames, channels, volumeNames, volumes } from '../words.ts'
import { textOf } from './company-fields.tsx'
import type { ApplicationDraft } from './use-application-form.ts'

/** What is to become of it: where it is sold, how much, and in one's own words. */
export function PlanFields({ kind, form }: { kind: ApplicationKind; form: ApplicationDraft }) {
  const t = usePhrases()
  const text = textOf(form)
  const { draft, errors, write } = form
  const { maxLength, ...message } = text('message')
  return (
    <fieldset className="application-part">
      <legend>{t('거래 계획')}</legend>
      <Field label={t('판매 방식')} name="channel" required error={errors.channel?.[0]}>
        {(control) => (
          <Select
            {...control}
            options={channels.map((value) => ({ value, label: t(channelNames[value]) }))}
            value={channels.find((each) => each === draft.channel) ?? null}
            placeholder={t('골라 주세요')}
            onChange={(channel) => write({ channel })}
          />
        )}
      </Field>
      {kind === 'wholesale' ? (
        <RadioGroup
          legend={t('한 달 예상 구매액')}
          name="volume"
          required
          layout="row"
          options={volumes.map((value) => ({ value, label: t(volumeNames[value]) }))}
          value={volumes.find((each) => each === draft.volume)}
          onChange={(volume) => write({ volume })}
          error={errors.volume?.[0]}
        />
      ) : (
        <TextInput {...text('region')} label={t('대리점을 열고 싶은 지역')} required placeholder={t('전주 한옥마을')} />
      )}
      <TextInput
        {...text('site')}
        label={t('홈페이지나 SNS')}
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <TextArea
        {...message}
        label={kind === 'dealer' ? t('운영 계획') : t('하고 싶은 말')}
        required={kind === 'dealer'}
        rows={6}
        max={maxLength}
        hint={t('다루는 상품과 관심 있는 품목을 알려 주세요.')}
      />
    </fieldset>
  )
}
