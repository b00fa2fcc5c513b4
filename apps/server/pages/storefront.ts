import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Transport } from '@sillage/kit/client.ts'
import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import { z } from 'zod'
import { type Assets, assetsOf, Manifest } from './assets.ts'

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

/** The storefront's server side, built or, while developing, compiled on the fly. */
export type Storefront = {
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
  assets(files: string[]): Assets
}

export const distFolder = resolve(import.meta.dirname, '../../storefront/dist')

const Entry = z.object({
  redirectOf: z.function(),
  normalise: z.function(),
  listed: z.function(),
  render: z.function(),
})

/** Loads what `npm run build` has made. */
export async function loadStorefront(): Promise<Storefront> {
  const manifest = await readFile(join(distFolder, 'browser/.vite/manifest.json'), 'utf8').catch((cause) => {
    throw new StartFailure('The shop has not been built.', {
      hint: 'Run npm run build, or npm start, which does it.',
      cause,
    })
  })
  const entry: unknown = await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href)
  Entry.parse(entry)
  const chunks = Manifest.parse(JSON.parse(manifest))
  // The entry is our own build; its exports have these types where it is written.
  return { ...(entry as Omit<Storefront, 'assets'>), assets: (files) => assetsOf(chunks, files) }
}
