import { createShopSession } from '@sillage/domains/session.ts'
import '@sillage/ui/styles.css'
import wire from 'virtual:wire'
import { countClicks } from '@sillage/domains/insight/shop/count-clicks.ts'
import { countVisits } from '@sillage/domains/insight/shop/count-visits.ts'
import { createShop } from '@sillage/domains/shop.ts'
import { isEditingTranslations } from '@sillage/domains/translation/shop/editing-flag.ts'
import { chat } from '@sillage/web-kit/chat.ts'
import { readCookie } from '@sillage/web-kit/cookies.ts'
import { createEtags } from '@sillage/web-kit/etags.ts'
import { createFetchTransport } from '@sillage/web-kit/fetch-transport.ts'
import { restoreState } from '@sillage/web-kit/hydrate-state.ts'
import { startLanguage } from '@sillage/web-kit/language.ts'
import { createMissQueue } from '@sillage/web-kit/miss-queue.ts'
import { createPhrases, type Locale } from '@sillage/web-kit/phrases.ts'
import { createPreferences, type Preferences } from '@sillage/web-kit/preferences.ts'
import { routerContext } from '@sillage/web-kit/shop.ts'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { isStandIn } from './chunk-failure.tsx'
import { loadScript } from './outside/load-script.ts'
import { readServices } from './outside/services.ts'
import { startServices } from './outside/start-services.ts'
import { whenIdle } from './outside/when-idle.ts'
import { preloadPages } from './preload-pages.ts'
import { routes } from './routes.ts'

const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'ko'

void start()

/** The order is the specification's: the server's state, then what local storage knows better, then the app mounts. */
async function start() {
  const transport = createFetchTransport({
    fetch: (...call) => fetch(...call),
    readCookie: (name) => readCookie(document.cookie, name),
    etags: createEtags(),
    lang: locale === 'en' ? 'en' : 'kr',
    loginCheck: wire.member.loginCheck,
    emptying: [
      wire.member.login,
      wire.member.logout,
      wire.member.language,
      wire.kakao.comeBack,
      wire.kakao.connect,
      wire.kakao.join,
    ],
  })
  const staff = () => import('virtual:wire-staff').then((module) => module.default)
  const shop = createShop({ contract: wire, transport, locale, staff })
  // A draft is looked at in the language it was asked for; that is no visit, and changes nothing of the visitor's own.
  const isPreview = new URLSearchParams(location.search).has('preview')
  if (!isPreview) countClicks(document, shop.api)
  const hydrationData = restoreState(document, shop.cache)
  const preferences = createPreferences(() => localStorage)
  const isEditing = isEditingTranslations()
  if (!isPreview && isLeaving(preferences, isEditing)) return
  const [entries, modules] = await Promise.all([
    locale === 'en' ? shop.api.translation.package({ query: { locale } }) : {},
    resolveLazy(),
  ])
  const onMiss = createMissQueue({ send: (terms) => shop.api.translation.terms({ body: { locale, terms } }) })
  const services = readServices(document)
  const session = createShopSession(() => shop.api.member.loginCheck())
  const talk = services.chat
  if (talk) void connectChat({ key: talk.key, load: () => loadScript(talk.script), session, language: locale })
  const getContext = () => new RouterContextProvider(new Map([[routerContext, shop]]))
  const router = createBrowserRouter(routes, { ...(hydrationData && { hydrationData }), getContext })
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const phrases = createPhrases({ locale, package: entries, onMiss })
  const app = (
    <App
      origin={document.getElementById('state')?.dataset.origin ?? ''}
      shop={shop}
      phrases={phrases}
      session={session}
      router={router}
    >
      {/* Drawn in one go: a visitor who has pressed a link is waiting for it, and in slices it takes three times as long. */}
      <RouterProvider router={router} useTransitions={false} />
    </App>
  )
  if (modules.some(isStandIn)) drawAgain(root, app)
  else startTransition(() => void hydrateRoot(root, app))
  reportAwake()
  if (isEditing) void editTranslations({ entries, staff: shop.staff, t: phrases.t })
  const preloadLikely = preloadPages(document, routes, getContext)
  startServices(services, shop.api, session)
  if (!isPreview) countVisits(router, session, shop.api)
  if (!savesData()) lookAhead(router, () => preloadLikely(isInSight))
}

/**
 * Whenever there is nothing to do: on a page that was followed to, and where its reader has stopped scrolling. On a first
 * page not before its reader has moved at all: many leave it again, and it should cost them no more than itself.
 */
function lookAhead({ subscribe }: Pick<DataRouter, 'subscribe'>, look: () => Promise<void>) {
  document.addEventListener('pointermove', () => whenIdle(look), { once: true })
  document.addEventListener('scrollend', () => whenIdle(look))
  subscribe(({ navigation, initialized }) => {
    if (initialized && navigation.state === 'idle') whenIdle(look)
  })
}

function isInSight(link: Element) {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && top < innerHeight && bottom > 0
}

/** Fetched by itself, so that no page waits for it. Where it does not come, the telephone takes the chat's place. */
async function connectChat(options: Parameters<typeof import('./shell/channel-talk.ts').channelTalk>[0]) {
  const chunk = await import('./shell/channel-talk.ts').catch(() => null)
  if (chunk) chat.connect(chunk.channelTalk(options))
}

/** For staff alone, who asked for it; saving is refused to everyone else. */
async function editTranslations(options: Parameters<typeof import('./shell/edit-translations.tsx').startEditing>[0]) {
  const chunk = await import('./shell/edit-translations.tsx').catch(() => null)
  chunk?.startEditing(options)
}

/** The visitor asked the browser to spare the line; few browsers tell. */
const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true

/** React listens from here on: what was pressed before is replayed by public/assets/early.js. */
function reportAwake() {
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event('awake'))
}

/** What the server drew can only be woken by the page that drew it, and that one did not come. */
function drawAgain(root: HTMLElement, app: ReactNode) {
  document.querySelector('title')?.remove()
  createRoot(root).render(app)
}

/** Another language was chosen than the one this page was drawn in: it is fetched again and never wakes up. */
function isLeaving(preferences: Preferences, isEditing: boolean) {
  // English is what is edited, whichever language its editor reads the shop in.
  if (isEditing) preferences.chooseLanguage('en')
  return startLanguage({
    html: locale,
    preferences,
    session: () => sessionStorage,
    cookies: () => document.cookie,
    setCookie: (text) => {
      // biome-ignore lint/suspicious/noDocumentCookie: must be there before the reload; the Cookie Store API is not everywhere
      document.cookie = text
    },
    reload: () => location.reload(),
  })
}

/** The page of this address is loaded before React looks, or its first drawing would be empty. */
async function resolveLazy() {
  const matches = matchRoutes(routes, location) ?? []
  return Promise.all(matches.map(({ route }) => resolveRoute(route)))
}

async function resolveRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return {}
  const module = await route.lazy()
  Object.assign(route, { ...module, lazy: undefined })
  return module
}
