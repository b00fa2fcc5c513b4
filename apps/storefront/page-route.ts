import type { ComponentType } from 'react'
import { data, type LoaderFunction, type RouteObject } from 'react-router'
import { openChunk } from './chunk-failure.tsx'

/** What the shell, the server and the page cache know of a route. */
export type PageHandle = {
  /** The page's file from the root of the project, by which the server finds its scripts and styles. */
  file: string
  /** The query parameters that change what the page shows; all others are no part of its address. */
  query: readonly string[]
  /** Where visits begin: news may lie over it. Its own picture is larger than the news' (docs/decisions/024). */
  landing?: boolean
  /** Drawn without top bar, side bar and footer. */
  blank?: boolean
  /** Needs a signed-in member. */
  guarded?: boolean
  /** For staff alone; a member finds nothing there. */
  staffOnly?: boolean
  /** Someone's own, though it needs no login: no two addresses differ to a stranger. */
  own?: boolean
  /** For who is not signed in; a member goes to their own page. */
  visitorsOnly?: boolean
  /** Fetches the page's script ahead; a failure means nothing then. */
  preload?: () => Promise<unknown>
}

export type PageModule = { Component: ComponentType; loader?: LoaderFunction }

const files = { ...import.meta.glob('../../domains/*/shop/*-page.tsx'), ...import.meta.glob('./pages/*-page.tsx') }

/**
 * A route whose page is fetched when first needed. Its file is a domain's (`wish/shop/wish-list-page`), or stands here
 * where it combines several (`pages/product-page`).
 */
export function page(path: string, file: string, handle: Partial<Omit<PageHandle, 'file'>> = {}): RouteObject {
  const combines = file.startsWith('pages/')
  const load = files[combines ? `./${file}.tsx` : `../../domains/${file}.tsx`]
  if (!load) throw new Error(`${path}: there is no page ${file}`)
  return {
    path,
    handle: {
      file: `${combines ? 'apps/storefront' : 'domains'}/${file}.tsx`,
      query: [],
      preload: load,
      ...handle,
    } satisfies PageHandle,
    // The glob takes only page files, and a page exports Component and, where it reads data, loader.
    lazy: () => openChunk(path, load as () => Promise<PageModule>),
  }
}

/** Where nothing is, below what needs a member: said with its status, and drawn only once it is known who asks. */
export const membersOnly = (path: string, Component: ComponentType): RouteObject => ({
  path,
  Component,
  loader: () => data(null, { status: 404 }),
  handle: { file: '', query: [], guarded: true } satisfies PageHandle,
})
