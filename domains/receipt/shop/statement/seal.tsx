import { sealOf } from '../../../setting/company.ts'
import { useCompany } from '../../../setting/shop/use-company.ts'

const size = 96
const middle = size / 2

/** The house's seal, drawn, so that it prints sharp. */
export function Seal() {
  const seal = sealOf(useCompany())
  return (
    <svg className="statement-seal" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={middle} cy={middle} r="45" strokeWidth="2.6" />
      <circle cx={middle} cy={middle} r="28" strokeWidth="1.2" />
      {seal.rim.map((letter, at) => (
        // The letters of a rim have no other name than where they stand.
        <text key={at} x={middle} y="16" transform={`rotate(${(at * 360) / seal.rim.length} ${middle} ${middle})`}>
          {letter}
        </text>
      ))}
      {seal.rows.map((row, at) => (
        <text key={row} x={middle} y={45 + at * 18} className="statement-seal-name">
          {row}
        </text>
      ))}
    </svg>
  )
}
