type Props = { name: string; ceo: string }

const size = 96
const middle = size / 2

/** The house's seal: its name around the rim, whose it is in the middle. Drawn, so that it prints sharp. */
export function Seal({ name, ceo }: Props) {
  const letters = [...`${name} ★ `]
  const signs = [...ceo, '印']
  const half = Math.ceil(signs.length / 2)
  return (
    <svg className="paper-seal" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle cx={middle} cy={middle} r="45" strokeWidth="2.6" />
      <circle cx={middle} cy={middle} r="28" strokeWidth="1.2" />
      {letters.map((letter, at) => (
        // A rim's letters have no other name than where they stand.
        <text key={at} x={middle} y="16" transform={`rotate(${(at * 360) / letters.length} ${middle} ${middle})`}>
          {letter}
        </text>
      ))}
      {[signs.slice(0, half), signs.slice(half)].map((row, at) => (
        <text key={row.join('')} x={middle} y={45 + at * 18} className="paper-seal-name">
          {row.join('')}
        </text>
      ))}
    </svg>
  )
}
