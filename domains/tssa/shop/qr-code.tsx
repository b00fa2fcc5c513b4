import { encode } from 'uqr'

/** What staff open by scanning a participant's code. */
export const scanLink = (origin: string, code: string) => `${origin}/admin/classes/scan/${code}`

/** An address as a code that a phone reads; drawn here, so that it is there without a network. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
