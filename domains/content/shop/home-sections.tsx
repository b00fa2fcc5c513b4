import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { HomeContent, ShownSection } from '../home-contract.ts'
import type { HomeSectionKind } from '../home-words.ts'
import { BestSellers } from './best-sellers.tsx'
import { ChosenSection } from './chosen-section.tsx'
import { NewItems } from './new-items.tsx'

// Drawn by the server, and links only, which lead on also while it sleeps: what wakes it up is no part of what the first
// page waits for.
const HomeBelow = import.meta.env.SSR
  ? (await import('./home-below.tsx')).HomeBelow
  : lazy(() => import('./home-below.tsx').then(({ HomeBelow }) => ({ default: HomeBelow })))

type Draw = (section: ShownSection, home: HomeContent) => ReactNode

const drawBelow: Draw = (section, home) => (
  <Suspense>
    <HomeBelow section={section} home={home} />
  </Suspense>
)

const sections: Record<HomeSectionKind, Draw> = {
  organ: drawBelow,
  categories: drawBelow,
  new: (section) => <NewItems section={section} />,
  recipe: drawBelow,
  best: (section) => <BestSellers section={section} />,
  classes: drawBelow,
  voices: drawBelow,
  notices: drawBelow,
  feed: drawBelow,
  select: (section) => <ChosenSection section={section} />,
  category: (section) => <ChosenSection section={section} />,
}

/** The sections of the first page in the order that staff gave them. */
export const HomeSections = ({ home }: { home: HomeContent }) =>
  home.sections.map((section) => <Fragment key={section.id}>{sections[section.kind](section, home)}</Fragment>)
