import { Button } from '@sillage/ui/button.tsx'
import { Choice } from '@sillage/ui/choice.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { FileInput } from '@sillage/ui/file-input.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { FormEvent } from 'react'
import { useSession } from '../../session.ts'
import type { WickAdvice } from '../contract.ts'
import { flameNames, flames, wickLimits } from '../words.ts'
import { MyBurns } from './my-burns.tsx'
import { useBurnForm } from './use-burn-form.ts'
import type { Asked } from './use-setup.ts'

type Props = { asked: Asked; advice: WickAdvice | undefined }

/** What came of it: for the candle that is asked about on the left. */
export function BurnReport({ asked, advice }: Props) {
  const t = usePhrases()
  const { user } = useSession()
  const form = useBurnForm(asked, advice)
  const { draft, errors, write, pending } = form
  const send = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <section aria-labelledby="burn-report">
      <div className="wick-head">
        <h2 className="section-title" id="burn-report">
          {t('테스트 결과 남기기')}
        </h2>
      </div>
      <p className="small soft">
        {t(
          '결과를 남기면 다른 분께 더 정확한 심지를 추천할 수 있어요. 위에서 고른 용기와 왁스로 저장되고, 이름은 공개하지 않아요.',
        )}
      </p>
      <form className="burn-form" method="post" noValidate onSubmit={send}>
        <div className="field-row">
          <WickField form={form} advice={advice} />
          <TextInput
            label={t('두 시간 뒤 녹은 지름 (mm)')}
            name="pool_mm"
            required
            inputMode="numeric"
            autoComplete="off"
            value={draft.pool_mm}
            error={errors.pool_mm?.[0]}
            onChange={(event) => write({ pool_mm: event.target.value })}
          />
        </div>
        <Seen form={form} />
        <BurnPhoto form={form} />
        <TextInput
          label={t('메모')}
          name="note"
          maxLength={wickLimits.note}
          value={draft.note}
          error={errors.note?.[0]}
          onChange={(event) => write({ note: event.target.value })}
        />
        <div className="button-row">
          <Button type="submit" busy={pending}>
            {t('결과 남기기')}
          </Button>
        </div>
      </form>
      {user && <MyBurns />}
    </section>
  )
}

type Form = ReturnType<typeof useBurnForm>

function WickField({ form: { draft, errors, write }, advice }: { form: Form; advice: Props['advice'] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <Field label={t('심지')} name="variant_id" required error={errors.variant_id?.[0]}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('골라 주세요')}
          options={(advice?.wicks ?? []).map((wick) => ({
            value: String(wick.variant_id),
            label: `${pick(wick, 'name')} ${pick(wick, 'option_name')}`.trim(),
          }))}
          value={draft.variant_id || null}
          onChange={(variant_id) => write({ variant_id })}
        />
      )}
    </Field>
  )
}

/** What was seen while it burned. */
function Seen({ form: { draft, write } }: { form: Form }) {
  const t = usePhrases()
  return (
    <>
      <Choice
        legend={t('불꽃')}
        options={flames.map((value) => ({ value, label: t(flameNames[value]) }))}
        value={draft.flame}
        onChange={(flame) => write({ flame })}
      />
      <Choice
        legend={t('그을음')}
        options={[
          { value: 'no', label: t('없어요') },
          { value: 'yes', label: t('있어요') },
        ]}
        value={draft.soot}
        onChange={(soot) => write({ soot })}
      />
    </>
  )
}

function BurnPhoto({ form }: { form: Form }) {
  const t = usePhrases()
  const { alert } = useDialogs()
  return (
    <FileInput
      label={t('사진')}
      name="photo"
      files={form.files}
      onChange={form.setFiles}
      max={1}
      onExceed={(max) => void alert({ message: t('파일은 최대 {max}개까지 올릴 수 있어요.', { max, count: max }) })}
      accept="image/jpeg,image/png,image/webp"
      onRefuse={() => void alert({ message: t('사진만 올릴 수 있어요.') })}
      labels={{
        choose: t('사진을 골라 주세요'),
        busy: t('사진을 줄이고 있어요'),
        remove: (name) => t('{name} 빼기', { name }),
      }}
      hint={t('확인한 뒤에 공개해요.')}
      error={form.errors.photo?.[0]}
      disabled={form.pending}
    />
  )
}
