import type { ComponentProps } from 'react'
import { Anchor, type LinkRender } from './anchor.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.tsx'
import type { Near } from './near.ts'
import './icon-button.css'

type Looks = {
  icon: IconName
  /** Says everything, the count too: "장바구니, 3개". */
  label: string
  /** A small figure at the icon's shoulder; none at 0. */
  count?: number | undefined
  className?: string | undefined
}
type Followed = { href: string; link?: LinkRender }
type Pressed = {
  href?: undefined
  onPress: () => void
  expanded?: boolean
  disabled?: boolean
  near?: Near
  // What a tooltip around it brings along.
} & Omit<ComponentProps<'button'>, 'type' | 'children' | keyof Looks>
type Props = Looks & (Followed | Pressed)

/** An icon to press, or with `href` to follow, in the size of a thumb. */
export function IconButton(props: Props) {
  const { icon, label, count = 0 } = props
  const className = props.className ? `icon-button ${props.className}` : 'icon-button'
  const inside = (
    <>
      <Icon name={icon} />
      {count > 0 && <span className="count" data-count={count > 99 ? '99+' : count} />}
    </>
  )
  if (props.href !== undefined) {
    return (
      <Anchor className={className} href={props.href} link={props.link} aria-label={label}>
        {inside}
      </Anchor>
    )
  }
  const { icon: _, label: _label, count: _count, href: _href, onPress, expanded, near, onClick, ...rest } = props
  return (
    <button
      {...rest}
      {...near}
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={expanded}
      onClick={(event) => {
        onClick?.(event)
        onPress()
      }}
    >
      {inside}
    </button>
  )
}
