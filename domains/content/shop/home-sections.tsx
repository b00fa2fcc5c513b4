import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { HomeContent, ShownSection } from '../home-contract.ts'
import type { HomeSectionKind } from '../home-words.ts'
import { BestSellers } from './best-sellers.tsx'
import { CategoryIndex } from './category-index.tsx'
import { ChosenSection } from './chosen-section.tsx'
import { ClassTeaser } from './class-teaser.tsx'
import { NewItems } from './new-items.tsx'
import { Organ } from './organ.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'

// Drawn by the server and mostly far below the first screen: what wakes it up is no part of what the first page waits for.
const HomeBelow = import.meta.env.SSR
  ? (await import('./home-below.tsx')).HomeBelow
  : lazy(() => import('./home-below.tsx').then(({ HomeBelow }) => ({ default: HomeBelow })))

const drawBelow = (section: ShownSection) => (
  <Suspense>
    <HomeBelow section={section} />
  </Suspense>
)

type Draw = (section: ShownSection, home: HomeContent) => ReactNode

const sections: Record<HomeSectionKind, Draw> = {
  organ: (section, { organ }) => <Organ section={section} notes={organ} />,
  categories: (section) => <CategoryIndex section={section} />,
  new: (section) => <NewItems section={section} />,
  recipe: () => <RecipeTeaser />,
  best: (section) => <BestSellers section={section} />,
  classes: (section, { class_picture }) => <ClassTeaser section={section} picture={class_picture} />,
  voices: drawBelow,
  notices: drawBelow,
  feed: drawBelow,
  select: (section) => <ChosenSection section={section} />,
  category: (section) => <ChosenSection section={section} />,
}

/** The sections of the first page in the order that staff gave them. */
export const HomeSections = ({ home }: { home: HomeContent }) =>
  home.sections.map((section) => <Fragment key={section.id}>{sections[section.kind](section, home)}</Fragment>)
