import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { counted } from '../../insight/shop/count-clicks.ts'
import { prime, useShop } from '../../shop.ts'
import { Hero } from './hero.tsx'
import { HomeHead } from './home-head.tsx'
import { homeQueries, homeQuery } from './home-queries.ts'
import { HomeSections } from './home-sections.tsx'
import '@sillage/ui/star-rating.css'
import '@sillage/ui/sections/rows.css'
import './voices.css'
import './home.css'

// For staff alone, and only while they design this page.
const DraftMark = import.meta.env.SSR
  ? (await import('./draft-mark.tsx')).DraftMark
  : lazy(() => import('./draft-mark.tsx').then(({ DraftMark }) => ({ default: DraftMark })))

export const loader = prime((queries, { query }) => [
  homeQuery(queries, query.get('preview')),
  ...Object.values(homeQueries(queries)),
])

export function Component() {
  const { queries } = useShop()
  const key = useSearchParams()[0].get('preview')
  const query = homeQuery(queries, key)
  const { data: home } = useSuspenseQuery(query)
  return (
    <div className="home" {...counted('home')}>
      <HomeHead picture={home.slides[0]?.picture_wide ?? undefined} />
      {key && (
        <Suspense>
          <DraftMark follow={query.queryKey} />
        </Suspense>
      )}
      <Hero slides={home.slides} />
      <HomeSections home={home} />
    </div>
  )
}
