import '@sillage/admin-kit/styles.css'
import '@sillage/ui/fonts.css'
import everyone from 'virtual:wire'
import staff from 'virtual:wire-staff'
import { createShop } from '@sillage/domains/shop.ts'
import { readCookie } from '@sillage/web-kit/cookies.ts'
import { createEtags } from '@sillage/web-kit/etags.ts'
import { createFetchTransport } from '@sillage/web-kit/fetch-transport.ts'
import { createPhrases } from '@sillage/web-kit/phrases.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { readLocale } from './locale.ts'
import { merged } from './merged.ts'
import { routes } from './routes.ts'
import { withProof } from './shell/proof-door.ts'

const locale = readLocale()
document.documentElement.lang = locale

const contract = merged(everyone, staff)
const transport = createFetchTransport({
  fetch: (...call) => fetch(...call),
  readCookie: (name) => readCookie(document.cookie, name),
  etags: createEtags(),
  lang: locale === 'en' ? 'en' : 'kr',
  loginCheck: everyone.member.loginCheck,
  emptying: [everyone.member.login, everyone.member.logout],
})
const shop = createShop({ contract, transport: withProof(transport), locale })
const phrases = createPhrases({ locale, package: locale === 'en' ? await english() : {} })
const router = createBrowserRouter(routes, { basename: '/admin' })

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <App shop={shop} phrases={phrases}>
    <RouterProvider router={router} />
  </App>,
)

/** The shop's words, for states and names that both show, and the console's own, which go first. */
async function english() {
  const [words, own] = await Promise.all([
    shop.api.translation.package({ query: { locale: 'en' } }),
    import('virtual:console-english'),
  ])
  return { ...words, ...own.default }
}
