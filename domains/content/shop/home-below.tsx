import { Feed } from './feed.tsx'
import { HomeNotices } from './home-notices.tsx'
import { HomeVoices } from './home-voices.tsx'

/** The end of the first page. */
export function HomeBelow() {
  return (
    <>
      <HomeVoices />
      <HomeNotices />
      <Feed />
    </>
  )
}
