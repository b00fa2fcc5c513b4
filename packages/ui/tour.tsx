import { Popover } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import type { TourState } from './use-tour.ts'
import './icon-button.css'
import './tour.css'

export type TourStep = {
  /** Where it points: a CSS selector. */
  target: string
  title: string
  body?: ReactNode
}
type Props = {
  /** From useTour. */
  tour: TourState
  steps: readonly TourStep[]
  labels: { next: string; previous: string; skip: string; finish: string }
  /** What happens where a target is not on the page; `show` puts the words in the middle. */
  whenMissing?: 'stop' | 'show'
  /** Where the keyboard goes on afterwards; by default back to where it came from. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** One page may hold a version for the desktop and one for the phone: the one that is shown is meant. */
const shownTarget = (selector: string) =>
  [...document.querySelectorAll(selector)].find((element) => element.checkVisibility?.() ?? true) ?? null

/**
 * The element a step points at, brought into view; undefined until looked for, null where there is none. Between two
 * steps the last one stays, for the moment before anything is drawn: the words would else be closed and opened again.
 */
function useTarget(selector: string | undefined) {
  const [target, setTarget] = useState<Element | null>()
  useLayoutEffect(() => {
    if (selector === undefined) {
      setTarget(undefined)
      return
    }
    const look = () => setTarget(shownTarget(selector))
    shownTarget(selector)?.scrollIntoView?.({ block: 'center', inline: 'nearest' })
    look()
    // A turned phone may show the other version.
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [selector])
  return target
}

const middleOfScreen = {
  getBoundingClientRect() {
    const [x, y] = [window.innerWidth / 2, window.innerHeight / 3]
    return { x, y, top: y, left: x, bottom: y, right: x, width: 0, height: 0, toJSON: () => undefined }
  },
}

/** Leads through a page, one place after another: the place is lit, words stand beside it, the keyboard stays there. */
export function Tour({ tour, steps, labels, whenMissing = 'stop', finalFocus }: Props) {
  const step = steps[tour.index]
  const target = useTarget(step?.target)
  const onward = useRef<HTMLButtonElement>(null)

  const missing = useEffectEvent(() => tour.stop())
  useEffect(() => {
    if (target === null && whenMissing === 'stop') missing()
  }, [target, whenMissing])

  useArrowKeys(tour, step !== undefined)

  // The button that was pressed may be gone at the next step; the way onward is always there.
  useEffect(() => onward.current?.focus(), [tour.index])

  if (!step || target === undefined || (target === null && whenMissing === 'stop')) return null
  return (
    <Popover.Root
      open
      modal="trap-focus"
      onOpenChange={(_, { reason }) => {
        if (reason === 'close-press') tour.skip()
        if (reason === 'escape-key') tour.stop()
      }}
    >
      <Popover.Portal>
        <Popover.Backdrop className={target ? 'tour-veil' : 'tour-veil tour-veil-dark'} />
        {target && <Light target={target} />}
        <Popover.Positioner
          className="tour-layer"
          anchor={target ?? middleOfScreen}
          sideOffset={16}
          collisionPadding={16}
        >
          <Words tour={tour} step={step} labels={labels} onward={onward} finalFocus={finalFocus} />
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The arrow keys lead to the steps before and after. */
function useArrowKeys(tour: TourState, running: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') tour.next()
    if (event.key === 'ArrowLeft') tour.previous()
  })
  useEffect(() => {
    if (!running) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [running])
}

type WordsProps = Pick<Props, 'tour' | 'labels' | 'finalFocus'> & {
  step: TourStep
  onward: RefObject<HTMLButtonElement | null>
}

/** What a step says, and the buttons next, back and close. */
function Words({ tour, step, labels, onward, finalFocus }: WordsProps) {
  const last = tour.index === tour.count - 1
  return (
    <Popover.Popup className="tour" initialFocus={onward} finalFocus={finalFocus}>
      <div aria-live="polite">
        <Popover.Title>{step.title}</Popover.Title>
        {step.body && <Popover.Description render={<div />}>{step.body}</Popover.Description>}
      </div>
      <div className="tour-foot">
        <span className="num mute" aria-hidden="true">
          {tour.index + 1} / {tour.count}
        </span>
        {tour.index > 0 && (
          <Button kind="line" size="sm" onClick={tour.previous}>
            {labels.previous}
          </Button>
        )}
        <Button ref={onward} size="sm" onClick={last ? tour.finish : tour.next}>
          {last ? labels.finish : labels.next}
        </Button>
      </div>
      <Popover.Close className="icon-button" aria-label={labels.skip}>
        <Icon name="close" size="sm" />
      </Popover.Close>
    </Popover.Popup>
  )
}

/** A frame of light round the target, which follows it when the page moves. */
function Light({ target }: { target: Element }) {
  const [box, setBox] = useState(() => target.getBoundingClientRect())
  useLayoutEffect(() => {
    const follow = () => setBox(target.getBoundingClientRect())
    follow()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
    }
  }, [target])
  const { top, left, width, height } = box
  return <i className="tour-light" aria-hidden="true" style={{ top, left, width, height }} />
}
