import { Anchor, type LinkRender } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Trail } from './trail.tsx'
import './product-card.css'

type Props = {
  href: string
  link?: LinkRender
  name: string
  /** "소이 캔들 250 g" */
  kind?: string | undefined
  picture: ComponentProps<typeof Picture>
  price?: ComponentProps<typeof Price> | undefined
  trail?: ComponentProps<typeof Trail> | undefined
  badges?: ReactNode
  /** The HeartToggle; it lies above the stretched link. */
  heart?: ReactNode
  /** "품절 · 재입고 알림 받기": the product is sold out. */
  soldOut?: string | undefined
  /** Not everyone may buy it: what the picture says, and the line that leads to what opens it. */
  locked?: { label: string; line: ReactNode } | undefined
  rank?: { number: number; label: string } | undefined
  heading?: 'h2' | 'h3'
}

/** A product in a grid: the picture first, then what it is, what it costs, how long it stays. */
export function ProductCard(props: Props) {
  const { href, link, name, kind, picture, price, trail, badges, heart, soldOut, rank, locked } = props
  const Heading = props.heading ?? 'h3'
  return (
    <article className={soldOut ? 'card card-soldout' : locked ? 'card card-locked' : 'card'}>
      {rank && (
        <span className="rank">
          <span className="sr">{rank.label} </span>
          {rank.number}
        </span>
      )}
      <div className="card-frame">
        <div className="card-picture">
          <Picture {...picture} />
          {badges && <p className="card-badges">{badges}</p>}
          {(soldOut ?? locked) && <p className="card-soldout-strip">{soldOut ?? locked?.label}</p>}
        </div>
        {heart}
      </div>
      <Heading className="card-name">
        <Anchor href={href} link={link}>
          {name}
        </Anchor>
      </Heading>
      {kind && <p className="card-kind">{kind}</p>}
      {price && <Price {...price} />}
      {trail && <Trail {...trail} />}
      {locked && <p className="card-opens">{locked.line}</p>}
    </article>
  )
}
