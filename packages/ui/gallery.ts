import type { ReactNode } from 'react'

/** One state of a widget as /gallery shows it; every *.gallery.tsx exports `entries` of these. */
export type GalleryEntry = { name: string; node: ReactNode }
