import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'
import type { RecipeRow } from '../recipe-contract.ts'
import { ContentList } from './content-list.tsx'

type Values = Omit<RecipeRow, 'id' | 'visible' | 'version' | 'picture'> & { picture: Picture | null }
type Material = RecipeRow['materials'][number]
type Step = RecipeRow['steps'][number]

/** Recipes: what is made, of what, and how. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  return (
    <ContentList<RecipeRow>
      name="recipes"
      title={t('만들기')}
      add={t('만들기 쓰기')}
      query={(query) => queries.content.recipes.staff.list({ query })}
      toggle={({ id, visible }) => api.content.recipes.staff.switch({ params: { id }, body: { visible: !visible } })}
      hrefOf={({ id }) => `/contents/diy/${id}`}
      form={(recipe, onClose) => <Form recipe={recipe} onClose={onClose} />}
    />
  )
}

const blank: Values = {
  slug: '',
  title: '',
  title_en: '',
  summary: '',
  summary_en: '',
  minutes: 60,
  level: 1,
  makes: '',
  makes_en: '',
  picture: null,
  materials: [],
  steps: [],
}

function Form({ recipe, onClose }: { recipe: RecipeRow | null; onClose: () => void }) {
  const t = usePhrases()
  const { staff } = useShop().api.content.recipes
  function save(values: Values, based_on: string | undefined) {
    // A missing picture is refused by the endpoint, at its field.
    const body = values as Values & { picture: Picture }
    if (!recipe) return staff.add({ body })
    return staff.change({ params: { id: recipe.id }, query: { based_on }, body })
  }
  async function latest() {
    const { data } = await staff.list({ query: { after: recipe ? recipe.id + 1 : undefined, limit: 1 } })
    const now = data.find(({ id }) => id === recipe?.id) ?? recipe
    return { values: now ? pick(now) : blank, version: now?.version }
  }
  return (
    <FormPanel<Values, RecipeRow>
      title={recipe ? t('만들기 수정') : t('만들기 쓰기')}
      fields={useFields()}
      initial={recipe ? pick(recipe) : blank}
      save={save}
      version={recipe?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    />
  )
}

function useFields(): FormField<Values>[] {
  const t = usePhrases()
  return [
    { name: 'title', label: t('제목'), kind: 'text', both: true },
    { name: 'summary', label: t('소개'), kind: 'area', both: true },
    { name: 'slug', label: t('주소에 쓰는 이름'), kind: 'text', hint: t('영문 소문자, 숫자, -') },
    { name: 'minutes', label: t('걸리는 시간 (분)'), kind: 'number' },
    { name: 'level', label: t('난이도 (1~3)'), kind: 'number', wide: true },
    { name: 'makes', label: t('만들어지는 양'), kind: 'text', both: true },
    {
      name: 'picture',
      label: t('사진'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <PictureField label={t('사진')} value={value as Picture | null} onChange={change} errors={errors} />
      ),
    },
    {
      name: 'materials',
      label: t('재료'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <RowsField<Material>
          label={t('재료')}
          rows={value as Material[]}
          fields={[
            { name: 'product_id', label: t('상품 번호'), kind: 'number' },
            { name: 'sku', label: 'SKU', kind: 'text' },
            { name: 'quantity', label: t('개수'), kind: 'number', wide: true },
            { name: 'uses', label: t('사용량'), kind: 'text', both: true },
          ]}
          blank={{ product_id: 0, sku: '', quantity: 1, uses: '', uses_en: '' }}
          onChange={change}
          errors={errors}
        />
      ),
    },
    {
      name: 'steps',
      label: t('순서'),
      kind: 'custom',
      draw: (value, change, errors) => (
        <RowsField<Step>
          label={t('순서')}
          rows={value as Step[]}
          fields={[{ name: 'text', label: t('순서 글'), kind: 'area', both: true, rows: 2 }]}
          blank={{ text: '', text_en: '' }}
          onChange={change}
          errors={errors}
        />
      ),
    },
  ]
}

function pick({ id: _, visible: __, version: ___, ...form }: RecipeRow): Values {
  return form
}
