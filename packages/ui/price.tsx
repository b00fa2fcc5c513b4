import type { ReactNode } from 'react'
import './price.css'

type Props = {
  /** Already formatted: "35,700원" or "$26.00". A unit after the figure is set smaller. */
  amount: string
  /** The price before the cut, struck through. */
  list?: string | undefined
  /** How much was cut: "15%". */
  cut?: string | undefined
  /** What a screen reader says before the cut and the list price. */
  labels?: { cut: string; list: string } | undefined
  size?: 'lg'
  /** One under the other, at the end of a narrow row. */
  stacked?: boolean
  /** Where "why this price" is asked. */
  why?: ReactNode
}

function splitUnit(amount: string) {
  const [, figure = amount, unit = ''] = /^(.*\d)(\D*)$/.exec(amount) ?? []
  return { figure, unit }
}

/** A price as the shop sets it: what was cut, what it costs now, what it cost before. */
export function Price({ amount, list, cut, labels, size, stacked, why }: Props) {
  const { figure, unit } = splitUnit(amount)
  const className = ['price', size && `price-${size}`, stacked && 'price-stack'].filter(Boolean).join(' ')
  const price = (
    <p className={className}>
      {cut && (
        <span className="price-cut">
          {labels && <span className="sr">{labels.cut} </span>}
          {cut}
        </span>
      )}
      <b>
        {figure}
        {unit && <span className="won">{unit}</span>}
      </b>
      {list && (
        <s>
          {labels && <span className="sr">{labels.list} </span>}
          {splitUnit(list).figure}
        </s>
      )}
    </p>
  )
  if (!why) return price
  return (
    <div className="price-anchor">
      {price}
      {why}
    </div>
  )
}
