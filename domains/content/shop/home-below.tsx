import type { ShownSection } from '../home-contract.ts'
import { Feed } from './feed.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HomeVoices } from './home-voices.tsx'

/** What usually stands at the end of the first page. */
export function HomeBelow({ section }: { section: ShownSection }) {
  if (section.kind === 'voices') return <HomeVoices section={section} />
  if (section.kind === 'notices') return <HomeNotices section={section} />
  return <Feed section={section} />
}
