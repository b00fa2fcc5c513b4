import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useOrigin } from '@sillage/web-kit/origin.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { prime, useShop } from '../../shop.ts'
import type { RecipeSheet } from '../recipe-contract.ts'
import { halfPage } from './home-queries.ts'
import { recipeThing } from './json-ld-recipe.ts'
import { RecipeNeeds } from './recipe-needs.tsx'
import '@sillage/ui/sections/rows.css'
import '@sillage/ui/sections/spreads.css'
import './recipe.css'

export const loader = prime((queries, { params }) => [
  queries.content.recipes.show({ params: { id: params.id } }),
  queries.kakao.show(),
])

/** Something to make: what it takes, how it is done. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { id } = useParams()
  const origin = useOrigin()
  const { queries } = useShop()
  const { data: recipe } = useSuspenseQuery(queries.content.recipes.show({ params: { id } }))
  const shown = { title: pick(recipe, 'title'), description: pick(recipe, 'summary'), picture: recipe.picture }
  return (
    <PageLayout {...shown} lead={shown.description} above={[{ label: t('만들기'), href: '/contents/diy' }]}>
      <JsonLd thing={import.meta.env.SSR ? recipeThing(recipe, { pick, origin }) : null} />
      <div className="split recipe-top">
        <figure>
          <Picture {...recipe.picture} sizes={halfPage} alt="" eager />
        </figure>
        <div>
          <Facts recipe={recipe} />
          <RecipeNeeds recipe={recipe} />
          {isWeighed(recipe) && (
            <Button kind="line" wide className="mt-3" href={`/my-page/formula/new/show?recipe=${recipe.id}`}>
              {t('내 포뮬러로 복사')}
            </Button>
          )}
          <PageShare page={{ ...shown, path: `/contents/diy/${recipe.id}` }} look="wide" className="mt-3" />
        </div>
      </div>
      <Steps steps={recipe.steps} />
    </PageLayout>
  )
}

/** A recipe that weighs its materials can become a formula. */
const isWeighed = ({ materials }: RecipeSheet) => materials.some(({ uses }) => /\d\s*(kg|g|ml)\b/.test(uses))

function Facts({ recipe }: { recipe: RecipeSheet }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const levels = [t('처음이어도 쉬워요'), t('조금 해 본 분께'), t('숙련자용')]
  return (
    <dl className="facts recipe-facts">
      <dt>{t('걸리는 시간')}</dt>
      <dd>{t('{minutes}분', { minutes: recipe.minutes })}</dd>
      <dt>{t('난이도')}</dt>
      <dd>{levels[recipe.level - 1]}</dd>
      {recipe.makes && <dt>{t('완성되는 양')}</dt>}
      {recipe.makes && <dd>{pick(recipe, 'makes')}</dd>}
    </dl>
  )
}

function Steps({ steps }: { steps: RecipeSheet['steps'] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (steps.length === 0) return null
  return (
    <section className="section" aria-labelledby="steps">
      <h2 className="section-title" id="steps">
        {t('만드는 순서')}
      </h2>
      <ol className="recipe-steps">
        {steps.map((step) => (
          <li key={step.text}>{pick(step, 'text')}</li>
        ))}
      </ol>
    </section>
  )
}
