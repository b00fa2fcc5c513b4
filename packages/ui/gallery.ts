import type { ReactNode } from 'react'

/** The languages the gallery is shown in. */
export const galleryLanguages = ['ko', 'en'] as const
export type GalleryLanguage = (typeof galleryLanguages)[number]

/** One state of a widget as /gallery shows it. */
export type GalleryEntry = { name: string; node: ReactNode }

/** Of two wordings the one in the language the gallery is shown in. */
export type Say = <Wording>(ko: Wording, en: Wording) => Wording

/** Every *.gallery.tsx exports its `entries` as this: said twice, each state is there in both languages. */
export type GalleryEntries = (say: Say) => GalleryEntry[]

/** What a gallery says its words through. */
export function sayIn(language: GalleryLanguage): Say {
  return (ko, en) => (language === 'ko' ? ko : en)
}
