import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

export type DeckSlide = {
  id: string | number
  image: { src: string; alt: string }
  /** Where it leads, if anywhere; the click itself is reported too. */
  href?: string
}
export type DeckCloseReason = 'today' | 'close' | 'dismiss'

export type CardDeckProps = {
  open: boolean
  slides: readonly DeckSlide[]
  /** today: not again today; dismiss: Escape or a press outside. */
  onClose: (reason: DeckCloseReason) => void
  onClickSlide: (slide: DeckSlide) => void
  labels: {
    /** Its name: "소식 카드". */
    title: string
    /** The button with the fraction: "다음 소식 보기". */
    next: string
    today: string
    close: string
  }
  /** How long a card stays before the next one comes. */
  autoplayMs?: number
}

// Swiper comes with the first deck. News must never break a page: where it cannot be fetched, nothing opens.
const loadCards = () =>
  import('./card-deck-cards.tsx')
    .then((module) => ({ default: module.CardDeckCards }))
    .catch(() => ({ default: () => null }))
const Cards = lazy<ComponentType<CardDeckProps>>(loadCards)

/** Fetches the deck and its first picture, so that opening it afterwards shows it at once. */
export async function preloadCardDeck([first]: readonly DeckSlide[]) {
  await Promise.all([loadCards(), first && loadPicture(first.image.src)])
}

async function loadPicture(src: string) {
  const picture = new Image()
  picture.src = src
  // A card without its picture still has its caption.
  await picture.decode?.().catch(() => undefined)
}

/** News as a deck of cards over the page. */
export function CardDeck(props: CardDeckProps) {
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!hydrated || !wanted || props.slides.length === 0) return null
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  )
}
