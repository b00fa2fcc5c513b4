import { Dialog } from '@base-ui/react/dialog'
import { limits } from '@sillage/kit/limits.ts'
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { Swiper as SwiperCore } from 'swiper'
import { Autoplay, EffectCards } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Anchor } from './anchor.tsx'
import { Button } from './button.tsx'
import type { CardDeckProps, DeckSlide } from './card-deck.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'
import 'swiper/css'
import 'swiper/css/effect-cards'
import './scrim.css'
import './card-deck.css'

const CARDS_TO_GO_ROUND = 9

/** To go round, Swiper's cards want four on either side of the first; a smaller deck is laid out several times. */
const repeat = (slides: readonly DeckSlide[]) =>
  Array.from({ length: Math.ceil(CARDS_TO_GO_ROUND / slides.length) }, () => slides).flat()

/** The deck itself; pages take it from card-deck.tsx, which fetches it when it opens. */
export function CardDeckCards(props: CardDeckProps) {
  const { open, slides, onClose, onClickSlide, labels, autoplayMs = limits.deck.autoplayMs } = props
  const close = useRef<HTMLButtonElement>(null)
  const swiper = useRef<SwiperCore>(null)
  const [index, setIndex] = useState(0)
  const several = slides.length > 1
  const goesRound = slides.length >= limits.deck.loopFrom
  const cards = goesRound ? repeat(slides) : slides
  const shown = (index % slides.length) + 1

  function goOn() {
    if (goesRound) swiper.current?.slideNext()
    else swiper.current?.slideTo((index + 1) % slides.length)
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') goOn()
    if (event.key === 'ArrowLeft') swiper.current?.slidePrev()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose('dismiss')}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="deck-layer">
          <Dialog.Popup className="deck" initialFocus={close} onKeyDown={press}>
            <Dialog.Title className="sr">{labels.title}</Dialog.Title>
            <Cards
              cards={cards}
              goesRound={goesRound}
              index={index}
              autoplay={several && { delay: autoplayMs, pauseOnMouseEnter: true }}
              onMade={(made) => {
                swiper.current = made
              }}
              onIndex={setIndex}
              onClickSlide={onClickSlide}
            />
            <Foot
              fraction={several ? `${shown} / ${slides.length}` : undefined}
              labels={labels}
              close={close}
              onNext={goOn}
              onClose={onClose}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CardsProps = Pick<CardDeckProps, 'onClickSlide'> & {
  cards: readonly DeckSlide[]
  goesRound: boolean
  index: number
  autoplay: false | { delay: number; pauseOnMouseEnter: boolean }
  onMade: (swiper: SwiperCore) => void
  onIndex: (index: number) => void
}

/** The pictures as a pile of cards. */
function Cards({ cards, goesRound, index, autoplay, onMade, onIndex, onClickSlide }: CardsProps) {
  const still = useReducedMotion()
  return (
    <Swiper
      className="deck-cards"
      modules={[Autoplay, EffectCards]}
      effect="cards"
      cardsEffect={{ slideShadows: false, perSlideRotate: 2.5 }}
      slidesPerView={1}
      spaceBetween={0}
      speed={still ? 0 : limits.deck.speedMs}
      loop={goesRound}
      autoplay={!still && autoplay}
      onSwiper={(made) => {
        onMade(made)
        onIndex(made.realIndex) // opened again, it begins again
      }}
      onRealIndexChange={({ realIndex }) => onIndex(realIndex)}
    >
      {cards.map((slide, place) => (
        <SwiperSlide key={place}>
          <Card slide={slide} behind={place !== index} onClick={() => onClickSlide(slide)} />
        </SwiperSlide>
      ))}
    </Swiper>
  )
}

type FootProps = Pick<CardDeckProps, 'labels' | 'onClose'> & {
  fraction: string | undefined
  close: RefObject<HTMLButtonElement | null>
  onNext: () => void
}

/** Which picture is shown, and how to close them. */
function Foot({ fraction, labels, close, onNext, onClose }: FootProps) {
  return (
    <div className="deck-foot">
      {fraction && (
        <button type="button" className="deck-fraction num" aria-label={`${labels.next}, ${fraction}`} onClick={onNext}>
          {fraction}
        </button>
      )}
      <span>
        <Button kind="quiet" size="sm" onClick={() => onClose('today')}>
          {labels.today}
        </Button>
        <Button ref={close} kind="quiet" size="sm" onClick={() => onClose('close')}>
          {labels.close}
        </Button>
      </span>
    </div>
  )
}

type CardProps = { slide: DeckSlide; behind: boolean; onClick: () => void }

/** One picture to press; those behind the first are out of the keyboard's way. */
function Card({ slide, behind, onClick }: CardProps) {
  const { src, alt } = slide.image
  // What the picture says is written under it, for eyes and ears alike.
  const picture = (
    <>
      <img src={src} alt="" width={720} height={900} draggable={false} />
      <span className="deck-caption">{alt}</span>
    </>
  )
  // A swipe ends in a click, too; Swiper has prevented that one.
  const click = (event: MouseEvent) => event.defaultPrevented || onClick()
  if (slide.href !== undefined) {
    return (
      <Anchor href={slide.href} className="deck-card" inert={behind} onClick={click} draggable={false}>
        {picture}
      </Anchor>
    )
  }
  return (
    <button type="button" className="deck-card" inert={behind} onClick={click}>
      {picture}
    </button>
  )
}
