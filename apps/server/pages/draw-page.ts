import type { Transport } from '@sillage/kit/client.ts'
import { compressInHaste, etagOf } from '@sillage/server-kit/encoded-response.ts'
import type { Assets } from './assets.ts'
import { documentOf } from './document.ts'
import type { Ask, DrawnPage, Entry, Target, WantedPage } from './storefront.ts'

/** Draws one page into the bytes that are sent. */
export async function drawPage(
  entry: Entry,
  assets: (files: string[]) => Assets,
  { address, locale, origin, services, compressed }: WantedPage,
  ask: Ask,
): Promise<DrawnPage> {
  const transport: Transport = async ({ endpoint, input }) => {
    const { status, json } = await ask(`${endpoint.method} ${endpoint.path}`, input)
    return { status, body: JSON.parse(json) }
  }
  const rendered = await entry.render({ address, locale, origin, transport })
  if ('location' in rendered) throw new Error(`the page ${address} redirects while it is drawn`)
  const html = Buffer.from(documentOf({ ...rendered, locale, origin, services, assets: assets(rendered.files) }))
  const { status, keep, listed } = rendered
  return { status, keep, listed, html, etag: etagOf(html), compressed: compressed ? compressInHaste(html) : null }
}

export function findTarget(entry: Entry, url: string): Target {
  const location = entry.redirectOf(url)
  return { location, address: location ? null : entry.normalise(url) }
}
