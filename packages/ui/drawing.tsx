import {
  type Colour,
  type Gradient,
  isGradient,
  isText,
  n,
  type Paint,
  type PathShape,
  type Shape,
  type TextShape,
} from '@sillage/kit/shape.ts'
import { memo, useId } from 'react'
import './drawing.css'

type Props = {
  shapes: readonly Shape[]
  width: number
  height: number
  /** What one would see; empty where the text beside it says so. */
  title: string
}

/** Shapes as SVG. Every text is written by React, so that nothing that was typed becomes markup. */
export const Drawing = memo(function Drawing({ shapes, width, height, title }: Props) {
  const id = useId()
  const clips = [...new Set(shapes.flatMap(({ clip }) => clip ?? []))]
  const clipOf = (clip: string | undefined) => (clip ? `url(#${id}-c${clips.indexOf(clip)})` : undefined)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="drawn" role="img" aria-label={title} aria-hidden={title === ''}>
      <defs>
        {clips.map((clip, at) => (
          <clipPath key={clip} id={`${id}-c${at}`}>
            <path d={clip} />
          </clipPath>
        ))}
        {shapes.map((shape, at) => {
          if (isText(shape) || !shape.fill || !isGradient(shape.fill)) return null
          return <Shade key={at} id={`${id}-g${at}`} gradient={shape.fill} />
        })}
      </defs>
      {shapes.map((shape, at) => (
        <g key={at} clipPath={clipOf(shape.clip)}>
          {isText(shape) ? <Words shape={shape} /> : <Line shape={shape} shade={`${id}-g${at}`} />}
        </g>
      ))}
    </svg>
  )
})

export const css = ([red, green, blue]: Colour) => `rgb(${[red, green, blue].join(' ')})`

function Shade({ id, gradient }: { id: string; gradient: Gradient }) {
  const stops = gradient.stops.map(({ at, colour, opacity }) => (
    <stop key={at} offset={at} stopColor={css(colour)} stopOpacity={opacity} />
  ))
  if ('r' in gradient)
    return (
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={n(gradient.cx)} cy={n(gradient.cy)} r={n(gradient.r)}>
        {stops}
      </radialGradient>
    )
  const { x1, y1, x2, y2 } = gradient
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={n(x1)} y1={n(y1)} x2={n(x2)} y2={n(y2)}>
      {stops}
    </linearGradient>
  )
}

const fillOf = (paint: Paint | undefined, shade: string) => {
  if (!paint) return 'none'
  return isGradient(paint) ? `url(#${shade})` : css(paint)
}

function Line({ shape, shade }: { shape: PathShape; shade: string }) {
  const { d, fill, stroke, width, opacity, at } = shape
  return (
    <path
      d={d}
      fill={fillOf(fill, shade)}
      stroke={stroke && css(stroke)}
      strokeWidth={width && n(width)}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
      transform={at && `translate(${n(at.x)} ${n(at.y)}) scale(${Math.round(at.scale * 1000) / 1000})`}
    />
  )
}

const anchors = { start: undefined, middle: 'middle' } as const

function Words({ shape }: { shape: TextShape }) {
  const { text, x, y, size, font, anchor, colour, opacity, turn } = shape
  return (
    <text
      x={n(x)}
      y={n(y)}
      className={font === 'serif' ? 'drawn-serif' : undefined}
      fontSize={n(size)}
      textAnchor={anchors[anchor]}
      fill={css(colour)}
      opacity={opacity}
      transform={turn ? `rotate(${turn} ${n(x)} ${n(y)})` : undefined}
    >
      {text}
    </text>
  )
}
