import { Button } from '@sillage/admin-kit/button.tsx'
import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { HomeSection } from '../home-design-contract.ts'
import { chosenSections, notedSections, sourceOf, untitledSections } from '../home-words.ts'

type Props = { section: HomeSection; onChange: (section: HomeSection) => void; onRemove: () => void }
const isChosen = (kind: HomeSection['kind']) => chosenSections.some((each) => each === kind)

type Values = Pick<HomeSection, 'title' | 'title_en' | 'note' | 'note_en'> & { source: string }

/** What a section is called, what is said below that, and what it shows where staff may choose. */
export function HomeSectionForm({ section, onChange, onRemove }: Props) {
  const t = usePhrases()
  const { source_id, title, title_en, note, note_en } = section
  const fields = useFields(section)
  return (
    <div className="box stack">
      {fields.length === 0 && <p className="mute">{t('이 섹션은 내용에 따라 저절로 채워져요.')}</p>}
      <RecordForm<Values>
        fields={fields}
        values={{ title, title_en, note, note_en, source: source_id === null ? '' : String(source_id) }}
        onChange={({ source, ...texts }) => onChange({ ...section, ...texts, source_id: Number(source) || null })}
        errors={{}}
      />
      {isChosen(section.kind) && (
        <div className="row">
          <Button small look="danger" onClick={onRemove}>
            {t('섹션 빼기')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useFields({ kind }: HomeSection): FormField<Values>[] {
  const t = usePhrases()
  const options = useSources(kind)
  const source = sourceOf[kind] && {
    name: 'source' as const,
    label: t(sourceOf[kind] === 'select' ? '보여 줄 셀렉트' : '보여 줄 카테고리'),
    kind: 'choice' as const,
    wide: true,
    options,
  }
  return [
    ...(source ? [source] : []),
    ...(untitledSections.includes(kind)
      ? []
      : [
          {
            name: 'title' as const,
            label: t('제목'),
            kind: 'text' as const,
            both: true,
            hint: t('비우면 기본 제목을 써요.'),
          },
        ]),
    ...(notedSections.includes(kind)
      ? [{ name: 'note' as const, label: t('제목 아래 글'), kind: 'area' as const, both: true, rows: 2 }]
      : []),
  ]
}

/** What can be chosen: selections that are shown, or categories in the order of the tree. */
function useSources(section: HomeSection['kind']) {
  const kind = sourceOf[section]
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: selects } = useQuery({
    ...queries.content.selects({ query: { per_page: 100 } }),
    enabled: kind === 'select',
  })
  const { data: categories } = useQuery({ ...queries.catalog.categories(), enabled: kind === 'category' })
  const none = { value: '', label: isChosen(section) ? t('골라 주세요') : t('모든 상품') }
  if (kind === 'select')
    return [none, ...(selects?.data ?? []).map((each) => ({ value: String(each.id), label: pick(each, 'title') }))]
  const below = (tree: Tree, depth: number): { value: string; label: string }[] =>
    tree.flatMap((each) => [
      { value: String(each.id), label: `${'\u2003'.repeat(depth)}${pick(each, 'name')}` },
      ...below(each.descendants, depth + 1),
    ])
  return [none, ...below(categories?.data.data ?? [], 0)]
}

type Tree = readonly { id: number; name: string; name_en: string; descendants: Tree }[]
