import { Button } from '@sillage/admin-kit/button.tsx'
import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'
import type { CategorySheet } from '../category-contract.ts'
import { CategoryOrder } from './category-order.tsx'
import { type Move, placeFor } from './category-places.ts'
import { useCategoryOptions } from './use-category-options.ts'

/** The tree of categories: made, named, hidden and moved, by keyboard and by dragging. */
export function Component() {
  const t = usePhrases()
  const options = useCategoryOptions()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isNew, setNew] = useState(false)
  const category = options.find(({ category }) => category.id === chosen)?.category
  return (
    <>
      <Top title={t('카테고리')}>
        <Button icon="plus" look="main" onClick={() => setNew(true)}>
          {t('새 카테고리')}
        </Button>
      </Top>
      <div className="body">
        <div className="cols">
          <Part title={t('카테고리 순서')} fact={t('끌거나 화살표 단추로 옮겨요')}>
            <Tree tree={options} chosen={chosen} onChoose={(id) => [setChosen(id), setNew(false)]} />
          </Part>
          {isNew ? (
            <CategoryForm key="new" category={null} parent={category ?? null} onDone={() => setNew(false)} />
          ) : (
            category && (
              <div className="stack stack-wide">
                <CategoryForm key={category.id} category={category} parent={null} onDone={() => {}} />
                <CategoryOrder key={`order ${category.id}`} category_id={category.id} />
              </div>
            )
          )}
        </div>
      </div>
    </>
  )
}

type TreeProps = {
  tree: ReturnType<typeof useCategoryOptions>
  chosen: number | null
  onChoose: (id: number) => void
}

function Tree({ tree, chosen, onChoose }: TreeProps) {
  const t = usePhrases()
  const { api } = useShop()
  const [dragged, setDragged] = useState<number | null>(null)
  const all = tree.map(({ category }) => category)
  const { run: move, pending } = useAction(
    ({ id, ...body }: { id: number; parent_id: number | null; position: number }) =>
      api.catalog.staff.moveCategory({ params: { category_id: id }, body }),
  )
  function drop(on: CategorySheet) {
    if (dragged === null || dragged === on.id) return
    const beside = all.filter(({ id, parent_id }) => parent_id === on.parent_id && id !== dragged)
    void move({ id: dragged, parent_id: on.parent_id, position: beside.findIndex(({ id }) => id === on.id) })
  }
  const arrows: [Move, string, string][] = [
    ['up', '↑', t('위로')],
    ['down', '↓', t('아래로')],
    ['out', '←', t('한 단계 밖으로')],
    ['in', '→', t('위 카테고리 안으로')],
  ]
  return (
    <ul className="lines">
      {tree.map(({ category, label, depth }) => (
        <li
          key={category.id}
          draggable
          className={dragged === category.id ? 'land' : undefined}
          style={{ '--depth': depth }}
          onDragStart={() => setDragged(category.id)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(category)}
        >
          <Button look="quiet" aria-pressed={chosen === category.id} onClick={() => onChoose(category.id)}>
            <span className="indented">{label.trim()}</span>
          </Button>
          {category.hidden && <Tag>{t('숨김')}</Tag>}
          <span className="push" />
          {arrows.map(([way, arrow, name]) => {
            const place = placeFor(all, category, way)
            return (
              <Button
                key={way}
                small
                look="quiet"
                aria-label={`${label.trim()} ${name}`}
                disabled={pending || !place}
                onClick={() => place && void move({ id: category.id, ...place })}
              >
                {arrow}
              </Button>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

type FormProps = { category: CategorySheet | null; parent: CategorySheet | null; onDone: () => void }
const empty = { name: '', name_en: '', lead: '', lead_en: '', picture: null as Picture | null, hidden: false }
const texts = ['name', 'name_en', 'lead', 'lead_en'] as const

function CategoryForm({ category, parent, onDone }: FormProps) {
  const t = usePhrases()
  const { api } = useShop()
  const [draft, store] = useStored<typeof empty | null>(useDraftKey(`category:${category?.id ?? 'new'}`), null)
  const saved = category ?? empty
  const form = draft ?? { ...empty, ...pick(saved) }
  const { run, pending, errors } = useAction(
    () =>
      category
        ? api.catalog.staff.changeCategory({ params: { category_id: category.id }, body: form })
        : api.catalog.staff.createCategory({ body: { ...form, parent_id: parent?.id ?? null } }),
    { done: () => t('저장했어요.'), after: () => [store(null), onDone()] },
  )
  return (
    <Part
      title={category ? category.name : t('새 카테고리')}
      fact={parent ? t('{name} 안에', { name: parent.name }) : undefined}
      actions={
        category && (
          <Link className="link" to={`/products?category=${category.id}`}>
            {t('상품 보기')}
          </Link>
        )
      }
    >
      <form
        className="fields padded"
        onSubmit={(event) => {
          event.preventDefault()
          void run(undefined)
        }}
      >
        <Fields form={form} saved={saved} onChange={store} errors={errors} />
        <div className="row span">
          <span className="push" />
          <Button type="submit" look="main" disabled={pending || draft === null}>
            {t('저장')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

type FieldsProps = {
  form: typeof empty
  saved: typeof empty
  onChange: (form: typeof empty) => void
  errors: FieldErrors
}

function Fields({ form, saved, onChange, errors }: FieldsProps) {
  const t = usePhrases()
  return (
    <>
      {texts.map((name) => (
        <TextField
          key={name}
          name={name}
          value={form[name]}
          saved={saved[name]}
          onChange={(value) => onChange({ ...form, [name]: value })}
          errors={errors[name]}
        />
      ))}
      <div className="span">
        <PictureField
          label={t('사진')}
          of="products"
          value={form.picture}
          onChange={(picture) => onChange({ ...form, picture })}
          errors={errors.picture?.map((text) => t(text))}
          optional
        />
      </div>
      <label className="switch span">
        <input
          type="checkbox"
          checked={form.hidden}
          onChange={(event) => onChange({ ...form, hidden: event.target.checked })}
        />
        {t('아래 카테고리와 함께 숨기기')}
      </label>
    </>
  )
}

const pick = ({ name, name_en, lead, lead_en, picture, hidden }: typeof empty) => ({
  name,
  name_en,
  lead,
  lead_en,
  picture,
  hidden,
})

type TextProps = {
  name: (typeof texts)[number]
  value: string
  saved: string
  onChange: (value: string) => void
  errors: readonly string[] | undefined
}

function TextField({ name, value, saved, onChange, errors }: TextProps) {
  const t = usePhrases()
  const labels = { name: t('이름'), name_en: t('영문 이름'), lead: t('소개'), lead_en: t('영문 소개') }
  return (
    <Field label={labels[name]} error={errors?.map((text) => t(text))}>
      {(control) => (
        <input
          {...control}
          className={value === saved ? 'input' : 'input changed'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
