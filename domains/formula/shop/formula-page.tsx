import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { RecipeSheet } from '../../content/recipe-contract.ts'
import { MemberLayout } from '../../member/shop/member-layout.tsx'
import { useShop } from '../../shop.ts'
import type { Formula } from '../formula-contract.ts'
import { formulaLimits } from '../words.ts'
import { type DraftTexts, textsOfRecipe } from './draft.ts'
import { FormulaCompare } from './formula-compare.tsx'
import { FormulaEditor } from './formula-editor.tsx'
import { FormulaShow } from './formula-show.tsx'
import { listPath, showPath, useFormula } from './use-formula.ts'

/** One formula: to read, to change, or two of its versions side by side; `new` is one that is not there yet. */
export function Component() {
  const t = usePhrases()
  const { id } = useParams()
  return (
    <MemberLayout
      title={t(id === 'new' ? '새 포뮬러' : '포뮬러')}
      description={t('향 배합을 자세히 볼 수 있어요.')}
      above={[
        { label: t('마이페이지'), href: '/my-page' },
        { label: t('나의 포뮬러'), href: listPath },
      ]}
    >
      {id === 'new' ? <Write /> : <Found id={id} />}
    </MemberLayout>
  )
}

/** A new formula: empty, or with what a recipe of the shop weighs (`?recipe=`). */
function Write() {
  const [search] = useSearchParams()
  const recipe = Number(search.get('recipe'))
  return Number.isSafeInteger(recipe) && recipe >= 1 ? <FromRecipe id={recipe} /> : <WriteNew />
}

function FromRecipe({ id }: { id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  const query = useQuery(queries.content.recipes.show({ params: { id } }))
  return (
    <QueryBoundary query={query} failed={t('레시피를 불러오지 못했어요')}>
      {(recipe) => <WriteRecipe recipe={recipe} />}
    </QueryBoundary>
  )
}

function WriteRecipe({ recipe }: { recipe: RecipeSheet }) {
  const pick = useLocalizedField()
  const [from] = useState(() => ({ place: `recipe-${recipe.id}`, texts: textsOfRecipe(recipe, pick) }))
  return <WriteNew from={from} />
}

function WriteNew({ from }: { from?: { place: string; texts: DraftTexts } }) {
  const navigate = useNavigate()
  return (
    <FormulaEditor
      {...(from && { from })}
      onDone={({ id }) => navigate(showPath(id), { replace: true })}
      onCancel={() => void navigate(listPath)}
    />
  )
}

/** A version's number in the address; anything else is none. */
function numberOf(text: string | null) {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= 1 && number <= formulaLimits.versions ? number : undefined
}

function Found({ id }: { id: string | undefined }) {
  const t = usePhrases()
  const [search] = useSearchParams()
  const query = useFormula(id, numberOf(search.get('version')))
  return (
    <QueryBoundary query={query} failed={t('포뮬러를 불러오지 못했어요')}>
      {(formula) => <Shown formula={formula} search={search} />}
    </QueryBoundary>
  )
}

function Shown({ formula, search }: { formula: Formula; search: URLSearchParams }) {
  const navigate = useNavigate()
  const { id, shown } = formula
  const [from, to] = [numberOf(search.get('from')), numberOf(search.get('to'))]
  if (from && to) return <FormulaCompare id={id} from={from} to={to} />
  if (search.get('edit') !== 'yes') return <FormulaShow key={`${id} ${shown.number}`} formula={formula} />
  const back = () => void navigate(showPath(id), { replace: true })
  // A change by someone else does not restart the form: what is being typed stays, and saving reports the change.
  return <FormulaEditor key={id} formula={formula} onDone={back} onCancel={back} />
}
