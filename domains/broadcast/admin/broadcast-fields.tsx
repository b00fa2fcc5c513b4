import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { type Grade, gradeRules, grades } from '../../member/words.ts'
import { useShop } from '../../shop.ts'
import type { Broadcast, Segment } from '../contract.ts'
import { type BroadcastChannel, broadcastChannels } from '../words.ts'
import { channelLabels } from './broadcast-looks.ts'

export type BroadcastValues = Pick<Broadcast, 'title' | 'title_en' | 'body' | 'body_en' | 'link'> & {
  channels: BroadcastChannel[]
  grades: Grade[]
  lang: string
  ordered_days: number | null
  quiet_days: number | null
  product_ids: number[]
  category_id: string
}

export const blankBroadcast: BroadcastValues = {
  title: '',
  title_en: '',
  body: '',
  body_en: '',
  link: '/',
  channels: ['mail'],
  grades: [],
  lang: '',
  ordered_days: null,
  quiet_days: null,
  product_ids: [],
  category_id: '',
}

export function toValues({ title, title_en, body, body_en, link, channels, segment }: Broadcast): BroadcastValues {
  const { lang, category_id, ...rest } = segment
  return {
    title,
    title_en,
    body,
    body_en,
    link,
    channels,
    ...rest,
    lang: lang ?? '',
    category_id: String(category_id ?? ''),
  }
}

export function toBody({
  lang,
  category_id,
  grades,
  ordered_days,
  quiet_days,
  product_ids,
  ...words
}: BroadcastValues) {
  const segment: Segment = {
    grades,
    ordered_days,
    quiet_days,
    product_ids,
    lang: lang === 'kr' || lang === 'en' ? lang : null,
    category_id: category_id === '' ? null : Number(category_id),
  }
  return { ...words, segment }
}

export function useBroadcastFields(): { words: FormField<BroadcastValues>[]; segment: FormField<BroadcastValues>[] } {
  const t = usePhrases()
  const { queries } = useShop()
  const categories = useQuery(queries.catalog.categories()).data?.data.data ?? []
  const named = categories.flatMap((top) => [top, ...top.descendants])
  return {
    words: [
      { name: 'title', label: t('제목'), kind: 'text', both: true },
      { name: 'body', label: t('내용'), kind: 'area', rows: 8, both: true },
      {
        name: 'link',
        label: t('연결할 페이지 주소'),
        kind: 'text',
        hint: t('/contents/promotion처럼 /로 시작해요. 문자에는 제목과 이 주소만 들어가요.'),
      },
      chosen('channels', t('보내는 방법'), broadcastChannels, (each) => t(channelLabels[each])),
    ],
    segment: [
      chosen('grades', t('등급'), grades, (each) => t(gradeRules[each].name)),
      {
        name: 'lang',
        label: t('언어'),
        kind: 'choice',
        options: [
          { value: '', label: t('모든 언어') },
          { value: 'kr', label: t('한국어') },
          { value: 'en', label: t('영어') },
        ],
      },
      { name: 'ordered_days', label: t('며칠 안에 주문한 분'), kind: 'number' },
      { name: 'quiet_days', label: t('며칠 동안 주문이 없는 분'), kind: 'number' },
      {
        name: 'category_id',
        label: t('이 카테고리를 산 분'),
        kind: 'choice',
        options: [
          { value: '', label: t('모든 카테고리') },
          ...named.map(({ id, name }) => ({ value: String(id), label: name })),
        ],
      },
      { name: 'product_ids', label: t('이 상품 중 하나를 산 분 (상품 번호)'), kind: 'numbers', rows: 1 },
    ],
  }
}

/** Some of a few, each with a box to tick. */
const chosen = <Value extends string>(
  name: 'channels' | 'grades',
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
): FormField<BroadcastValues> => ({
  name,
  label,
  kind: 'custom',
  draw: (value, change, errors) => {
    const now: unknown[] = Array.isArray(value) ? value : []
    return (
      <fieldset className="field">
        <legend className="label">{label}</legend>
        <div className="row">
          {values.map((each) => (
            <label key={each} className="check">
              <input
                type="checkbox"
                checked={now.includes(each)}
                onChange={({ target }) =>
                  change(values.filter((one) => (one === each ? target.checked : now.includes(one))))
                }
              />
              {labelOf(each)}
            </label>
          ))}
        </div>
        {errors?.[0] && <span className="error">{errors[0]}</span>}
      </fieldset>
    )
  },
})
