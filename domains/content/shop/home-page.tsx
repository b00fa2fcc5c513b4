import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { counted } from '../../insight/shop/count-clicks.ts'
import { prime, useShop } from '../../shop.ts'
import { BestSellers } from './best-sellers.tsx'
import { CategoryIndex } from './category-index.tsx'
import { ClassTeaser } from './class-teaser.tsx'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { homeQueries } from './home-queries.ts'
import { NewItems } from './new-items.tsx'
import { Organ } from './organ.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'
import '@sillage/ui/star-rating.css'
import '@sillage/ui/sections/rows.css'
import './voices.css'
import './home.css'

// Drawn by the server and far below the first screen: what wakes it up is no part of what the first page waits for.
const HomeBelow = import.meta.env.SSR
  ? (await import('./home-below.tsx')).HomeBelow
  : lazy(() => import('./home-below.tsx').then(({ HomeBelow }) => ({ default: HomeBelow })))

export const loader = prime((queries) => Object.values(homeQueries(queries)))

export function Component() {
  const { queries } = useShop()
  const { data: home } = useSuspenseQuery(homeQueries(queries).home)
  return (
    <div className="home" {...counted('home')}>
      <HomeHead hero={home.hero} />
      <Hero hero={home.hero} />
      <Organ notes={home.organ} />
      <CategoryIndex />
      <NewItems />
      <RecipeTeaser />
      <BestSellers />
      <ClassTeaser picture={home.class_picture} />
      <Suspense>
        <HomeBelow />
      </Suspense>
    </div>
  )
}
