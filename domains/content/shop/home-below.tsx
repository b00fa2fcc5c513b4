import type { HomeContent, ShownSection } from '../home-contract.ts'
import { CategoryIndex } from './category-index.tsx'
import { ClassTeaser } from './class-teaser.tsx'
import { Feed } from './feed.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HomeVoices } from './home-voices.tsx'
import { Organ } from './organ.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'

type Props = { section: ShownSection; home: HomeContent }

/** Sections of the first page that are links only. */
export function HomeBelow({ section, home }: Props) {
  if (section.kind === 'organ') return <Organ section={section} notes={home.organ} />
  if (section.kind === 'categories') return <CategoryIndex section={section} />
  if (section.kind === 'recipe') return <RecipeTeaser />
  if (section.kind === 'classes') return <ClassTeaser section={section} picture={home.class_picture} />
  if (section.kind === 'voices') return <HomeVoices section={section} />
  if (section.kind === 'notices') return <HomeNotices section={section} />
  return <Feed section={section} />
}
