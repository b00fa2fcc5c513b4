import type { Services } from '@sillage/kit/services.ts'
import type { Assets } from './assets.ts'
import type { Locale, Rendered } from './storefront.ts'

type Parts = Pick<Rendered, 'head' | 'body' | 'state'> & {
  locale: Locale
  origin: string
  services: Services
  assets: Assets
}

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`
const sheet = (href: string) => `<link rel="stylesheet" href="${href}">`

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The HTML around a drawn page. No inline script: the state is data, and fonts come last so that nothing waits for them. */
export function documentOf({ head, body, state, locale, origin, services, assets }: Parts) {
  const preloads = assets.scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><script src="/assets/early.js"></script><link rel="icon" href="/assets/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/assets/icon-192.png"><link rel="manifest" href="/assets/manifest.webmanifest">${assets.styles.map(sheet).join('')}${assets.coreFonts.map(preloadFont).join('')}${head}${preloads.join('')}<script type="module" fetchpriority="low" src="${assets.entry}"></script></head><body><div id="root">${body}</div><script type="application/json" id="state" data-origin="${attribute(origin)}" data-services="${attribute(JSON.stringify(services))}">${state}</script>${assets.fonts.map(sheet).join('')}</body></html>`
}
