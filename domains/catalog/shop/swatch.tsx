import { type ScentFamily, scentColor } from '../../custom/shop/scent.ts'
import './swatch.css'

/** The dot of a scent family; the word stands beside it. */
export function Swatch({ family }: { family: ScentFamily }) {
  return <i className="swatch" style={{ '--a': scentColor(family) }} aria-hidden="true" />
}
