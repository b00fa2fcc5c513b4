import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { invalid } from '@sillage/kit/problem.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { PersonalField } from '../../custom/personal-contract.ts'
import { personalKinds, personalLimits } from '../../custom/words.ts'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { optionLines, readOptionLines } from './option-prices.ts'

const kindNames = { text: '글자', date: '날짜', file: '파일', design: '디자인' } as const
const empty: PersonalField = {
  key: '',
  kind: 'text',
  name: '',
  name_en: '',
  hint: '',
  hint_en: '',
  required: true,
  max_length: 20,
  price_krw: 0,
  price_usd: 0,
  options: {},
}

/** What a buyer fills in for the product, and what it costs; saved at once, apart from the sheet's save. */
export function SheetPersonal({ product }: { product: ProductSheet }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api } = useShop()
  const [opened, setOpened] = useState<number | null>(null)
  const { personal_fields: fields, id: product_id } = product
  const save = (next: PersonalField[]) =>
    api.catalog.staff.personalFields({ params: { product_id }, body: { fields: next } })
  const { run: remove, pending } = useAction((at: number) => save(fields.toSpliced(at, 1)), {
    done: () => t('맞춤 항목을 지웠어요.'),
  })
  return (
    <Part
      title={t('맞춤 항목')}
      actions={
        <Button
          small
          look="quiet"
          icon="plus"
          disabled={fields.length >= personalLimits.fields}
          onClick={() => setOpened(fields.length)}
        >
          {t('맞춤 항목 추가')}
        </Button>
      }
    >
      <ul className="lines">
        {fields.map((field, at) => (
          <li key={field.key}>
            <Tag>{t(kindNames[field.kind])}</Tag>
            <Button look="quiet" onClick={() => setOpened(at)}>
              {pick(field, 'name')}
            </Button>
            <span className="grow mute">{field.price_krw > 0 && `+${field.price_krw.toLocaleString('ko')}`}</span>
            <Button
              small
              look="quiet"
              icon="close"
              disabled={pending}
              aria-label={t('{name} 지우기', { name: pick(field, 'name') })}
              onClick={() => void remove(at)}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <EditField
          field={fields[opened] ?? empty}
          save={(field) => save(fields.toSpliced(opened, 1, field))}
          onClose={() => setOpened(null)}
        />
      )}
    </Part>
  )
}

type Values = Omit<PersonalField, 'options'> & { options: string[] }
type EditProps = { field: PersonalField; save: (field: PersonalField) => Promise<unknown>; onClose: () => void }

function EditField({ field, save, onClose }: EditProps) {
  const t = usePhrases()
  const fields: FormField<Values>[] = [
    { name: 'key', label: t('필드 이름'), kind: 'text', hint: t('영문 소문자로 적어요: engraving') },
    {
      name: 'kind',
      label: t('종류'),
      kind: 'choice',
      options: personalKinds.map((value) => ({ value, label: t(kindNames[value]) })),
    },
    { name: 'name', label: t('이름'), kind: 'text', both: true },
    { name: 'hint', label: t('안내'), kind: 'text', both: true },
    { name: 'required', label: t('필수 입력'), kind: 'check' },
    { name: 'max_length', label: t('글자 수'), kind: 'number' },
    { name: 'price_krw', label: t('추가 금액 (원)'), kind: 'number' },
    { name: 'price_usd', label: t('추가 금액 (센트)'), kind: 'number' },
    {
      name: 'options',
      label: t('선택별 추가 금액'),
      kind: 'words',
      rows: 8,
      wide: true,
      hint: t('한 줄에 하나씩 선택, 원, 센트를 적어요: glass:amber 600 45'),
    },
  ]
  function send({ options, ...values }: Values) {
    const read = readOptionLines(options)
    if (!read) throw invalid('options', '선택과 원, 센트를 한 줄에 하나씩 적어 주세요.')
    return save({ ...values, options: read })
  }
  return (
    <FormPanel<Values, unknown>
      title={field.name || t('맞춤 항목 추가')}
      lead={t('이미 장바구니에 담겼거나 주문된 상품은 바뀌지 않아요.')}
      fields={fields}
      initial={{ ...field, options: optionLines(field.options) }}
      save={async (values) => send(values)}
      done={() => t('맞춤 항목을 저장했어요.')}
      onClose={onClose}
      width={560}
    />
  )
}
