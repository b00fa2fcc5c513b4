import { Tag } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Draft } from './draft.ts'
import type { Sheet } from './use-sheet.ts'

type Section = { id: string; label: string; fields: readonly (keyof Draft)[] }

/** The parts of the sheet in their order, and which fields of a product each of them changes. */
const sections: readonly Section[] = [
  {
    id: 'words',
    label: '두 언어',
    fields: [
      'name',
      'name_en',
      'summary',
      'summary_en',
      'type_label',
      'type_label_en',
      'story_title',
      'story_title_en',
      'story',
      'story_en',
    ],
  },
  { id: 'pictures', label: '사진', fields: ['pictures'] },
  {
    id: 'offer',
    label: '가격과 판매',
    fields: [
      'price_krw',
      'price_usd',
      'sale_price_krw',
      'sale_price_usd',
      'sale_from',
      'sale_to',
      'min_quantity',
      'max_quantity',
      'made_in_days',
      'no_return',
      'visible',
    ],
  },
  { id: 'options', label: '옵션과 가격', fields: ['option_groups', 'variants'] },
  { id: 'grades', label: '등급·수량 가격', fields: ['tiers'] },
  { id: 'parts', label: '키트 구성', fields: [] },
  { id: 'ties', label: '카테고리와 함께 볼 상품', fields: ['category_ids', 'related_ids', 'add_on_ids'] },
  { id: 'notice', label: '법정 고시', fields: ['statutory'] },
  { id: 'details', label: '상품 정보', fields: ['details'] },
  { id: 'documents', label: '문서와 맞춤 항목', fields: [] },
  { id: 'history', label: '기록', fields: [] },
]

/** The way to each part of a long sheet, and where changes wait to be saved. */
export function SheetNav({ sheet: { changed, draft }, isNew }: { sheet: Sheet; isNew: boolean }) {
  const t = usePhrases()
  const hidden = [draft.kind !== 'kit' && 'parts', isNew && 'documents', isNew && 'history']
  return (
    <nav className="stick only-wide" aria-label={t('이 화면의 항목')}>
      <ul className="sheet-nav">
        {sections
          .filter(({ id }) => !hidden.includes(id))
          .map(({ id, label, fields }) => {
            const count = fields.filter((name) => changed.includes(name)).length
            return (
              <li key={id}>
                <a href={`#${id}`}>
                  {t(label)} {count > 0 && <Tag look="accent">{count}</Tag>}
                </a>
              </li>
            )
          })}
      </ul>
      <hr className="rule" />
      <EnglishShare draft={draft} />
    </nav>
  )
}

const pairs = ['name', 'summary', 'type_label', 'story_title', 'story'] as const

/** How much of what is written in Korean is there in English, too. */
function EnglishShare({ draft }: { draft: Draft }) {
  const t = usePhrases()
  const written = pairs.filter((name) => draft[name].trim() !== '')
  const translated = written.filter((name) => /\S/.test(draft[`${name}_en`]) && !/[가-힣]/.test(draft[`${name}_en`]))
  if (written.length === 0) return null
  return (
    <p className="mute">{t('영문 {count}% 작성', { count: Math.round((translated.length * 100) / written.length) })}</p>
  )
}
