import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../shop.ts'
import { ingredientsOf, type LabelFields, labelOf, missingIn, unknownIn } from '../label.ts'
import type { MakerLabel } from '../label-contract.ts'
import { type LabelField, lawOf } from '../label-law.ts'
import { LabelProof } from './label-proof.tsx'
import './label.css'

/** What is typed is on the label at once; it is saved when it is asked for, and before it is printed. */
export function LabelMaker({ label }: { label: MakerLabel }) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { api, queries, cache } = useShop()
  const [fields, setFields] = useState<LabelFields>(label.fields)
  const params = { formula_id: label.formula_id }
  const form = useSubmit(
    async (andThen: () => void) => ({ saved: await api.makerLabel.save({ params, body: fields }), andThen }),
    {
      onDone({ saved, andThen }) {
        cache.setQueryData(queries.makerLabel.show({ params }).queryKey, saved)
        andThen()
      },
    },
  )
  function save(event: FormEvent) {
    event.preventDefault()
    void form.submit(() => toast({ message: t('라벨을 저장했어요.') }))
  }
  const changed = JSON.stringify(fields) !== JSON.stringify(label.fields)
  const write = (key: LabelField) => (value: string) => {
    form.clear(key)
    setFields({ ...fields, [key]: value })
  }
  return (
    <div className="label-page">
      <form className="label-form" method="post" noValidate onSubmit={save}>
        <Fields label={label} fields={fields} errors={form.errors} onWrite={write} />
        <Button type="submit" kind="line" busy={form.pending} disabled={!changed}>
          {t('라벨 저장')}
        </Button>
        <Checklist label={label} fields={fields} />
      </form>
      <LabelProof
        formula_id={label.formula_id}
        labels={[labelOf(label, fields, 'ko'), labelOf(label, fields, 'en')]}
        draft={missingIn(label, fields).length > 0}
        onPrint={(print) => (changed ? void form.submit(print) : print())}
      />
    </div>
  )
}

type FieldsProps = {
  label: MakerLabel
  fields: LabelFields
  errors: { [field: string]: string[] | undefined }
  onWrite: (key: LabelField) => (value: string) => void
}

function Fields({ label, fields, errors, onWrite }: FieldsProps) {
  const t = usePhrases()
  const asked = new Set<string>(lawOf(label.kind).rows.map(({ key }) => key))
  const cosmetic = !asked.has('use')
  const unknown = unknownIn(label)
  const example = (text: string) => t('예: {example}', { example: text })
  const field = (key: LabelField) => ({
    name: key,
    value: fields[key],
    maxLength: 120,
    autoComplete: 'off',
    error: errors[key]?.[0],
    onChange: ({ target }: { target: { value: string } }) => onWrite(key)(target.value),
  })
  return (
    <>
      <div className="field-row">
        <TextInput {...field('name')} label={t('제품명')} placeholder={label.name} />
        <TextInput {...field('name_en')} label={t('영어 제품명')} />
      </div>
      <div className="field-row">
        <TextInput {...field('content')} label={t('중량·용량')} placeholder={example(cosmetic ? '30 ml' : '180 g')} />
        {asked.has('use') && (
          <TextInput {...field('use')} label={t('용도')} placeholder={labelOf(label, fields, 'ko').rows[2]?.value} />
        )}
        {asked.has('price') && <TextInput {...field('price')} label={t('가격')} placeholder={example('38,000')} />}
      </div>
      <TextInput
        {...field('ingredients')}
        label={t('한국어 성분')}
        placeholder={ingredientsOf(label, 'ko')}
        hint={t('비워 두면 포뮬러의 성분을 자동으로 적어요.')}
      />
      {unknown.length > 0 && (
        <p className="label-unknown small">
          <Icon name="info" size="sm" />
          {t('조성 정보가 없어 빠진 재료: {names}', { names: unknown.join(', ') })}
        </p>
      )}
      <TextInput {...field('ingredients_en')} label={t('영어 성분')} placeholder={ingredientsOf(label, 'en')} />
      <div className="field-row">
        {asked.has('made_on') && (
          <TextInput {...field('made_on')} label={t('제조연월')} placeholder={example('2026.11')} />
        )}
        <TextInput
          {...field('best_before')}
          label={t(cosmetic ? '사용기한' : '유통기한')}
          placeholder={example('2028.11')}
        />
      </div>
      <Seller cosmetic={cosmetic} field={field} />
    </>
  )
}

type BoundField = {
  name: string
  value: string
  maxLength: number
  autoComplete: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** Who answers for it, and under which number. */
function Seller({ cosmetic, field }: { cosmetic: boolean; field: (key: LabelField) => BoundField }) {
  const t = usePhrases()
  return (
    <>
      <TextInput
        {...field('number')}
        label={t(cosmetic ? '제조번호' : '신고번호')}
        hint={cosmetic ? undefined : t('신고번호가 없으면 판매할 수 없어요. 번호를 받은 뒤에 적어 주세요.')}
      />
      <div className="field-row">
        <TextInput {...field('maker')} label={t(cosmetic ? '책임판매업자' : '제조자')} />
        <TextInput {...field('contact')} label={t('연락처')} inputMode="tel" />
      </div>
      <TextInput {...field('address')} label={t('주소')} />
    </>
  )
}

/** What the law asks for, and what of it is still empty. */
function Checklist({ label, fields }: { label: MakerLabel; fields: LabelFields }) {
  const t = usePhrases()
  const missing = new Set(missingIn(label, fields))
  const law = lawOf(label.kind)
  return (
    <section aria-labelledby="label-missing">
      <h2 className="section-title" id="label-missing">
        {missing.size === 0 ? t('빠진 항목이 없어요') : t('빠진 항목 {count}개', { count: missing.size })}
      </h2>
      <ul className="label-law">
        {law.rows.map(({ key, words }) => (
          <li key={key} data-missing={missing.has(key) || undefined}>
            <Icon name={missing.has(key) ? 'alert' : 'check'} size="sm" />
            <span>{t(words.ko)}</span>
            {missing.has(key) && <span className="tiny">{t('비어 있어요')}</span>}
          </li>
        ))}
        <li>
          <Icon name="check" size="sm" />
          <span>{t('사용상 주의사항과 그림문자')}</span>
        </li>
      </ul>
      <p className="tiny mute">
        {t('근거: {source}. 검토를 도울 뿐 신고를 대신하지 않아요.', { source: t(law.source) })}
      </p>
    </section>
  )
}
