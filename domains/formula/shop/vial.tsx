import { useId } from 'react'
import { type ScentFamily, scentColor } from '../../custom/shop/scent.ts'

type Props = { full_mg: number; left_mg: number; family: ScentFamily | null }

/** Half the width and the height of a body, by how much the bottle held. */
const sizes = [
  { most: 15_000, w: 26, h: 62 },
  { most: 40_000, w: 32, h: 76 },
  { most: 200_000, w: 40, h: 96 },
  { most: Infinity, w: 46, h: 128 },
]
const floor = 196
const middle = 60
const mixed = (colour: string, share: number, other: string) => `color-mix(in oklab, ${colour} ${share}%, ${other})`

/** A material's bottle on the board, filled to what is left. Oils stand in amber glass, bases in clear. */
export function Vial({ full_mg, left_mg, family }: Props) {
  const id = useId()
  const { w, h } = sizes.find(({ most }) => full_mg <= most) ?? { w: 46, h: 128 }
  const clear = family === null
  const glass = clear ? 'var(--glass-clear)' : 'var(--glass-amber)'
  const liquid = family ? scentColor(family) : 'var(--wax-soy)'
  const top = floor - h
  const level = floor - 2 - (h - 4) * Math.min(1, left_mg / full_mg)
  const body = `M${middle - w} ${floor}V${top}C${middle - w} ${top - 18} ${middle - 13} ${top - 12} ${middle - 13} ${top - 28}H${middle + 13}C${middle + 13} ${top - 12} ${middle + w} ${top - 18} ${middle + w} ${top}V${floor}Q${middle + w} ${floor + 4} ${middle + w - 5} ${floor + 4}H${middle - w + 5}Q${middle - w} ${floor + 4} ${middle - w} ${floor}Z`
  const stops = clear ? [0.4, 0.2, 0.14, 0.45] : [0.8, 0.5, 0.56, 0.84]
  const colours = [
    mixed(glass, 50, 'var(--color-ink)'),
    mixed(glass, 70, 'var(--color-paper)'),
    glass,
    mixed(glass, 54, 'var(--color-ink)'),
  ]
  return (
    <svg viewBox="0 0 120 204" className="shelf-vial" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}g`}>
          {[0, 0.2, 0.6, 1].map((offset, at) => (
            <stop key={offset} offset={offset} style={{ stopColor: colours[at], stopOpacity: stops[at] }} />
          ))}
        </linearGradient>
        <clipPath id={`${id}c`}>
          <path d={body} />
        </clipPath>
      </defs>
      <ellipse cx={middle + 10} cy={floor + 4} rx={w + 16} ry="5" fill="var(--color-ink)" opacity=".14" />
      <g clipPath={`url(#${id}c)`}>
        <path d="M0 0H120V204H0Z" style={{ fill: mixed(glass, clear ? 8 : 22, 'var(--color-paper)') }} />
        <path d={`M0 ${level}H120V204H0Z`} style={{ fill: liquid }} />
        <path d="M0 0H120V204H0Z" fill={`url(#${id}g)`} />
      </g>
      <path d={body} fill="none" style={{ stroke: mixed(glass, 40, 'var(--color-ink)') }} strokeOpacity=".5" />
      <path d={`M${middle - 16} ${top - 28}h32v-20q0 -3 -3 -3h-26q-3 0 -3 3z`} style={{ fill: 'var(--cap-ink)' }} />
      <path
        d={`M${middle - w + 7} ${floor - h * 0.72}h${w * 2 - 14}v${h * 0.44}h${14 - w * 2}z`}
        style={{ fill: 'var(--label-cotton)' }}
      />
      <path
        d={`M${middle - w + 13} ${floor - h * 0.58}h${w * 2 - 26}M${middle - w + 13} ${floor - h * 0.44}h${(w * 2 - 26) * 0.6}`}
        style={{ stroke: 'var(--color-ink)' }}
        strokeWidth="1.6"
        opacity=".6"
      />
    </svg>
  )
}
