import { drawBurn } from '../draw-burn.ts'
import { drawHero } from '../draw-hero.ts'
import { drawLost } from '../draw-lost.ts'
import { drawMap, type MapPoint } from '../draw-map.ts'
import { drawNote, type NotePicture } from '../draw-note.ts'
import { drawProduct, type ProductPicture } from '../draw-product.ts'
import { drawStore } from '../draw-store.ts'
import { drawWide } from '../draw-wide.ts'
import type { ScentName } from '../scents.ts'
import type { View } from '../stage.ts'

/** A picture that should be in the folder: its name, its widths in pixels, and how it is drawn. */
export type Wanted = { name: string; widths: readonly number[]; draw: () => string }

const usual = [480, 960] as const
const opening = [960, 1920] as const
const all: readonly View[] = ['main', 'mood', 'detail']

/** The pictures of one product: on paper, in its world, and near. Who shows only some of them needs one width. */
export const productPictures = (slug: string, product: ProductPicture, views?: readonly View[]): Wanted[] =>
  (views ?? all).map((view) => ({
    name: `${slug}-${view}`,
    // The server draws smaller widths by itself; the older pictures have one of their own.
    widths: views ? [960] : usual,
    draw: () => drawProduct({ ...product, view }),
  }))

/** One picture of something that has no page of its own: a recipe, a pop-up. */
export const moodPicture = (name: string, product: ProductPicture): Wanted => ({
  name,
  widths: usual,
  draw: () => drawProduct({ ...product, view: 'mood' }),
})

/** The square that a phone would have taken: the middle of the mood picture. */
const square = (name: string, product: ProductPicture): Wanted => ({
  name,
  widths: usual,
  draw: () => drawProduct({ ...product, view: 'mood' }).replace('viewBox="0 0 1000 1250"', 'viewBox="0 190 1000 1000"'),
})

const openings: Wanted[] = [
  { name: 'hero-home', widths: opening, draw: () => drawWide() },
  { name: 'hero-evening', widths: opening, draw: () => drawHero(0, 'lavender') },
  { name: 'hero-table', widths: opening, draw: () => drawHero(1, 'citrus') },
  { name: 'hero-niche', widths: opening, draw: () => drawHero(2, 'camellia') },
  { name: 'hero-tapers', widths: opening, draw: () => drawHero(3, 'fig') },
  { name: 'hero-bench', widths: opening, draw: () => drawHero(4, 'eucalyptus') },
  { name: 'not-found', widths: opening, draw: () => drawLost(1, 'black-tea') },
]

const families: Record<string, NotePicture> = {
  citrus: { scent: 'citrus', seed: 1 },
  green: { scent: 'mugwort', seed: 1 },
  herb: { scent: 'lavender', seed: 1 },
  fruit: { scent: 'fig', seed: 1 },
  floral: { scent: 'peony', seed: 1 },
  spice: { scent: 'cinnamon', seed: 1 },
  wood: { scent: 'hinoki', seed: 1 },
  smoke: { scent: 'cedarwood', seed: 1, dusk: true },
}

/** The organ of the home: one tall picture for each scent family, from the first to leave to the last to stay. */
const organ: Wanted[] = Object.entries(families).map(([family, note]) => ({
  name: `organ-${family}`,
  widths: [360, 720],
  draw: () => drawNote(note),
}))

const moods: readonly ProductPicture[] = [
  { kind: 'glass-candle', scent: 'rose', seed: 'insta-a' },
  { kind: 'reed-diffuser', scent: 'eucalyptus', seed: 'insta-b' },
  { kind: 'pillar-candle', scent: 'cedarwood', seed: 'insta-c' },
  { kind: 'sachet', scent: 'lavender', seed: 'insta-d' },
  { kind: 'pouring-tools', scent: 'cinnamon', seed: 'insta-e' },
  { kind: 'custom-bottle', scent: 'neroli', seed: 'insta-f' },
  { kind: 'taper-candles', scent: 'plum', seed: 'insta-g' },
  { kind: 'gift-set', scent: 'peony', seed: 'insta-h' },
  { kind: 'ceramic-candle', scent: 'hinoki', seed: 'insta-i' },
  { kind: 'essential-oil-set', scent: 'fig', seed: 'insta-j' },
  { kind: 'tealights', scent: 'jasmine', seed: 'insta-k' },
  { kind: 'sculptural-candle', scent: 'sea-salt', seed: 'insta-l' },
]

/** What the house would show of itself on Instagram. */
export const instagram: Wanted[] = moods.map((mood, at) => square(`insta-${at + 1}`, mood))

const studios: readonly ScentName[] = ['citrus', 'lavender', 'sandalwood', 'eucalyptus', 'rose', 'mugwort']

/** The studio, laid differently for each course. */
const courses: Wanted[] = studios.map((scent, at) => ({
  name: `class-${at + 1}`,
  widths: usual,
  draw: () => drawStore(`class-${at + 1}`, { scent, place: 'studio' }),
}))

const fronts: readonly ScentName[] = ['eucalyptus', 'camellia', 'jasmine']

/** The offline stores from the street, where each of them is, and where they are together. */
export const storePictures = (places: readonly MapPoint[]): Wanted[] => [
  ...fronts.map((scent, at) => ({
    name: `store-${at + 1}`,
    widths: usual,
    draw: () => drawStore(`store-${at + 1}`, { scent, place: 'front' }),
  })),
  ...places.map((place, at) => ({ name: `store-${at + 1}-map`, widths: usual, draw: () => drawMap([place]) })),
  { name: 'store-map', widths: usual, draw: () => drawMap(places) },
]

const popups: Wanted[] = [
  moodPicture('popup-1', { kind: 'gift-set', scent: 'camellia', seed: 'popup-1' }),
  moodPicture('popup-2', { kind: 'diy-kit', scent: 'green-apple', seed: 'popup-2' }),
  moodPicture('popup-3', { kind: 'glass-candle', scent: 'pine', seed: 'popup-3' }),
]

/** What makers see when they have burned a test candle for two hours. */
const burns: Wanted[] = [
  { name: 'burn-soy', widths: [480], draw: () => drawBurn({ seed: 'soy', pool: 0.9, wax: '#f2e7d2' }) },
  { name: 'burn-soot', widths: [480], draw: () => drawBurn({ seed: 'soot', pool: 0.86, wax: '#f4ead9', soot: true }) },
  { name: 'burn-beeswax', widths: [480], draw: () => drawBurn({ seed: 'beeswax', pool: 0.72, wax: '#ecd9ae' }) },
  { name: 'burn-low', widths: [480], draw: () => drawBurn({ seed: 'low', pool: 0.6, wax: '#f7f1e4' }) },
]

/** Every picture of the house that does not depend on what it sells. */
export const shopPictures: Wanted[] = [...openings, ...organ, ...instagram, ...courses, ...popups, ...burns]
