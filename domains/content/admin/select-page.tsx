import { FormPanel } from '@sillage/admin-kit/form/form-panel.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { SelectRow } from '../select-contract.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { ContentList } from './content-list.tsx'

type Values = Omit<SelectRow, 'id' | 'visible' | 'version'>

/** Selections: a handful of products with a word about each. */
export function Component() {
  const t = usePhrases()
  const { api, queries } = useShop()
  return (
    <ContentList<SelectRow>
      name="selects"
      title={t('셀렉트')}
      add={t('셀렉트 만들기')}
      query={(query) => queries.content.staffSelects.list({ query })}
      toggle={({ id, visible }) => api.content.staffSelects.switch({ params: { id }, body: { visible: !visible } })}
      hrefOf={({ id }) => `/contents/select/${id}`}
      form={(select, onClose) => <Form select={select} onClose={onClose} />}
    />
  )
}

const blank: Values = { title: '', title_en: '', intro: '', intro_en: '', items: [] }

function Form({ select, onClose }: { select: SelectRow | null; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { staffSelects } = api.content
  async function latest() {
    const { data } = await staffSelects.list({ query: { after: select ? select.id + 1 : undefined, limit: 1 } })
    const now = data.find(({ id }) => id === select?.id) ?? select
    return { values: now ? pick(now) : blank, version: now?.version }
  }
  return (
    <FormPanel<Values, SelectRow>
      title={select ? t('셀렉트 수정') : t('셀렉트 만들기')}
      fields={[
        { name: 'title', label: t('제목'), kind: 'text', both: true },
        { name: 'intro', label: t('소개'), kind: 'area', both: true },
        {
          name: 'items',
          label: t('상품'),
          kind: 'custom',
          draw: (value, change, errors) => <ChosenProducts value={value} onChange={change} errors={errors} />,
        },
      ]}
      initial={select ? pick(select) : blank}
      save={(body, based_on) =>
        select
          ? staffSelects.change({ params: { id: select.id }, query: { based_on }, body })
          : staffSelects.add({ body })
      }
      version={select?.version}
      latest={latest}
      done={() => t('저장했어요.')}
      onClose={onClose}
      width={860}
    />
  )
}

function pick({ id: _, visible: __, version: ___, ...form }: SelectRow): Values {
  return form
}
