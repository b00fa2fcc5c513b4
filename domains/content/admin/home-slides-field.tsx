import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PictureField } from '../../file/admin/picture-field.tsx'
import type { HomeSlide } from '../home-design-contract.ts'
import { slideLabels } from './home-facts.ts'

type Props = {
  slides: HomeSlide[]
  onChange: (slides: HomeSlide[]) => void
  errors: readonly string[] | undefined
}

/** The slides of the first screen, in the order they are turned. */
export function HomeSlidesField({ slides, onChange, errors }: Props) {
  const t = usePhrases()
  return (
    <div className="padded">
      <RowsField<HomeSlide>
        label={t('슬라이드')}
        rows={slides}
        fields={useFields()}
        blank={newSlide()}
        onChange={onChange}
        errors={errors}
      />
    </div>
  )
}

function useFields(): FormField<HomeSlide>[] {
  const t = usePhrases()
  const picture = (name: 'picture_wide' | 'picture_tall', label: string): FormField<HomeSlide> => ({
    name,
    label,
    kind: 'custom',
    draw: (value, change, errors) => (
      <PictureField label={label} value={value as Picture | null} onChange={change} errors={errors} optional />
    ),
  })
  return [
    { name: 'title', label: t(slideLabels.title), kind: 'area', both: true, rows: 2 },
    { name: 'eyebrow', label: t(slideLabels.eyebrow), kind: 'text', both: true },
    { name: 'text', label: t(slideLabels.text), kind: 'area', both: true },
    { name: 'button', label: t(slideLabels.button), kind: 'text', both: true },
    {
      name: 'link',
      label: t(slideLabels.link),
      kind: 'text',
      wide: true,
      hint: t('숨긴 상품으로 가는 버튼은 보이지 않아요.'),
    },
    picture('picture_wide', t('넓은 화면 사진')),
    picture('picture_tall', t('휴대폰 사진')),
    { name: 'alt', label: t(slideLabels.alt), kind: 'text', both: true },
    { name: 'from', label: t('보이기 시작'), kind: 'moment' },
    { name: 'until', label: t('보이기 끝'), kind: 'moment' },
  ]
}

const newSlide = (): HomeSlide => ({
  id: crypto.randomUUID(),
  eyebrow: '',
  eyebrow_en: '',
  title: '',
  title_en: '',
  text: '',
  text_en: '',
  button: '',
  button_en: '',
  link: '',
  picture_wide: null,
  picture_tall: null,
  alt: '',
  alt_en: '',
  from: null,
  until: null,
})
