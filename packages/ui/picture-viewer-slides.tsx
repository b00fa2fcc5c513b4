import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Swiper as SwiperCore } from 'swiper'
import { Zoom } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Picture } from './picture.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'
import { useBackCloses } from './use-back-closes.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import 'swiper/css'
import 'swiper/css/zoom'
import './picture-viewer.css'

const slideMs = 250
const closest = 3

/** The viewer itself; pages take it from picture-viewer.tsx, which fetches it when it opens. */
export function PictureViewerSlides({ open, onClose, pictures, at, labels }: PictureViewerProps) {
  useBackCloses(open, onClose)
  const still = useReducedMotion()
  const swiper = useRef<SwiperCore>(null)
  const [shown, setShown] = useState(at)
  const several = pictures.length > 1
  const previous = () => swiper.current?.slidePrev()
  const next = () => swiper.current?.slideNext()
  const zoom = () => swiper.current?.zoom.toggle()

  function press({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') next()
    if (key === 'ArrowLeft') previous()
    if (key === '+' || key === '=') swiper.current?.zoom.in()
    if (key === '-') swiper.current?.zoom.out()
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="viewer" onKeyDown={press}>
          <Dialog.Title className="sr">{labels.title}</Dialog.Title>
          <Swiper
            className="viewer-slides"
            modules={[Zoom]}
            zoom={{ maxRatio: closest }}
            initialSlide={at}
            speed={still ? 0 : slideMs}
            onSwiper={(made) => {
              swiper.current = made
              setShown(made.activeIndex) // opened again, it may begin elsewhere
            }}
            onSlideChange={({ activeIndex }) => setShown(activeIndex)}
          >
            {pictures.map((picture, index) => (
              <SwiperSlide key={picture.src}>
                <div className="swiper-zoom-container" aria-hidden={index !== shown}>
                  <div className="swiper-zoom-target">
                    <Picture {...picture} sizes="100vw" eager={index === at} />
                  </div>
                </div>
              </SwiperSlide>
            ))}
          </Swiper>
          <Head fraction={several ? `${shown + 1} / ${pictures.length}` : undefined} labels={labels} onZoom={zoom} />
          {several && (
            <Arrows
              labels={labels}
              isFirst={shown === 0}
              isLast={shown === pictures.length - 1}
              onPrevious={previous}
              onNext={next}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Labels = PictureViewerProps['labels']
type HeadProps = { fraction: string | undefined; labels: Labels; onZoom: () => void }

function Head({ fraction, labels, onZoom }: HeadProps) {
  return (
    <div className="viewer-head">
      {fraction && (
        <span className="num" aria-live="polite">
          {fraction}
        </span>
      )}
      <IconButton icon="search" label={labels.zoom} onPress={onZoom} />
      <Dialog.Close className="icon-button" aria-label={labels.close}>
        <Icon name="close" />
      </Dialog.Close>
    </div>
  )
}

type ArrowsProps = {
  labels: Labels
  isFirst: boolean
  isLast: boolean
  onPrevious: () => void
  onNext: () => void
}

function Arrows({ labels, isFirst, isLast, onPrevious, onNext }: ArrowsProps) {
  return (
    <>
      <IconButton
        className="viewer-previous"
        icon="chevron-left"
        label={labels.previous}
        disabled={isFirst}
        onPress={onPrevious}
      />
      <IconButton className="viewer-next" icon="chevron-right" label={labels.next} disabled={isLast} onPress={onNext} />
    </>
  )
}
