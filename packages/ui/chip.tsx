import type { ReactNode } from 'react'
import { Anchor, type LinkRender } from './anchor.tsx'
import { Icon } from './icon.tsx'
import './chip.css'

type Props = { children: ReactNode } & (
  | { href: string; current?: boolean; link?: LinkRender }
  | { href?: undefined; pressed?: boolean; onPress: () => void }
  /** A chosen filter; pressing it takes the choice back. `removeLabel` says so: "나무 빼기". */
  | { href?: undefined; removeLabel: string; onRemove: () => void }
)

/** The only round thing: a sub-category, a filter to press, or a chosen filter to take away. */
export function Chip(props: Props) {
  if (props.href !== undefined) {
    return (
      <Anchor className="chip" href={props.href} link={props.link} aria-current={props.current ? 'page' : undefined}>
        {props.children}
      </Anchor>
    )
  }
  if ('onRemove' in props) {
    return (
      <button type="button" className="chip" aria-label={props.removeLabel} onClick={props.onRemove}>
        {props.children}
        <Icon name="close" size="sm" />
      </button>
    )
  }
  return (
    <button type="button" className="chip" aria-pressed={props.pressed ?? false} onClick={props.onPress}>
      {props.children}
    </button>
  )
}
