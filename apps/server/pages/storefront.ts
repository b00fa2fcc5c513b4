import { resolve } from 'node:path'
import type { LooseInput, Transport } from '@sillage/kit/client.ts'
import type { Services } from '@sillage/kit/services.ts'

export type Locale = 'ko' | 'en'
export type Rendered = {
  status: number
  keep: boolean
  /** May be found by strangers. */
  listed: boolean
  head: string
  body: string
  state: string
  files: string[]
}
export type Redirected = { status: number; location: string }

/** What the storefront's own program for the server exports: built, or compiled on the fly while developing. */
export type Entry = {
  /** Where an address of the old shop has moved to. */
  redirectOf(address: string): string | null
  normalise(address: string): string | null
  /** Pages that search engines may show and that no row stands behind. */
  listed(): string[]
  render(input: {
    address: string
    locale: Locale
    origin: string
    transport: Transport
  }): Promise<Rendered | Redirected>
}

/** A page's own address, or where an old one has moved to; without either there is no such page. */
export type Target = { address: string | null; location: string | null }
export type WantedPage = { address: string; locale: Locale; origin: string; services: Services; compressed: boolean }
export type DrawnPage = {
  status: number
  keep: boolean
  listed: boolean
  etag: string
  html: Uint8Array
  /** By brotli, where it was asked for. */
  compressed: Uint8Array | null
}
/** Calls an endpoint for a page, as the visitor whom the page is drawn for; the answer is the text that HTTP would carry. */
export type Ask = (endpoint: string, input: LooseInput) => Promise<{ status: number; json: string }>

/** The pages of the shop, wherever they are drawn. */
export type Storefront = {
  find(url: string): Promise<Target>
  /** Pages that search engines may show and that no row stands behind. */
  listed(): string[]
  draw(page: WantedPage, ask: Ask): Promise<DrawnPage>
  stop(): Promise<void>
}

export const distFolder = resolve(import.meta.dirname, '../../storefront/dist')
