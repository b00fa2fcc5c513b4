import { bannerQuery } from '@sillage/domains/content/shop/banner.tsx'
import { latestNotices } from '@sillage/domains/notice/words.ts'
import { prime } from '@sillage/domains/shop.ts'
import { KeepAlive } from '@sillage/web-kit/keep-alive.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Scroll } from '@sillage/web-kit/scroll.tsx'
import { type ComponentType, lazy, Suspense } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '../page-route.ts'
import { ChatButton } from './chat-button.tsx'
import { Dock } from './dock.tsx'
import { DomainMove } from './domain-move.tsx'
import { Footer } from './footer.tsx'
import { Framed } from './framed.ts'
import { Header } from './header.tsx'
import { newestSelect } from './newest-select.ts'
import { PageProgress } from './page-progress.tsx'
import { ToTop } from './to-top.tsx'
import './shell.css'

// Nothing of it is in the HTML. News must never break a page: where it cannot be fetched, nothing opens.
const noPopups: { default: ComponentType } = { default: () => null }
const StartPopups = import.meta.env.SSR
  ? noPopups.default
  : lazy<ComponentType>(() =>
      import('@sillage/domains/popup/shop/start-popups.tsx').then(
        ({ StartPopups }) => ({ default: StartPopups }),
        () => noPopups,
      ),
    )

export const loader = prime((queries) => [
  queries.catalog.categories(),
  bannerQuery(queries),
  queries.content.selects(newestSelect),
  queries.notice.list({ query: { per_page: latestNotices } }),
  queries.company.show(),
  queries.shopRules.show(),
])

// Made once: what is the same element as before is not drawn again, whatever address the shell stands around. The footer
// wakes up after the rest.
const above = <Header />
const below = (
  <>
    <Suspense>
      <Footer />
    </Suspense>
    <ToTop />
    <ChatButton />
    <Dock />
  </>
)
const beside = (
  <>
    <PageProgress />
    <Scroll />
    <DomainMove />
  </>
)

/** What stands around every page. The server cuts its HTML at `app`: nothing of ours may be drawn outside it. */
export function Shell() {
  const t = usePhrases()
  const { blank, landing } = useFlags()
  return (
    <Framed value={true}>
      <div className="app">
        {!blank && (
          <>
            <a className="skip" href="#main">
              {t('본문으로 건너뛰기')}
            </a>
            {above}
          </>
        )}
        <main id="main" tabIndex={-1}>
          <KeepAlive />
        </main>
        {!blank && (
          <>
            {below}
            <Suspense>{landing && <StartPopups />}</Suspense>
          </>
        )}
        {beside}
      </div>
    </Framed>
  )
}

function useFlags() {
  // Handles are written by page() only, or not at all.
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  return {
    blank: handles.some((handle) => handle?.blank),
    landing: handles.some((handle) => handle?.landing),
  }
}
