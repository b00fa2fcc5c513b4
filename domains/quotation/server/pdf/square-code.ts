import { encode } from 'uqr'
import { colourOf, type Pen } from './pen.ts'

/** An address as a square that a phone reads. */
export function drawSquareCode(pen: Pen, text: string, { x, y, side }: { x: number; y: number; side: number }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const unit = side / size
  // A hair wider than they are, or a viewer shows seams between them.
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) pen.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05)
  pen.fillColor(colourOf('ink')).fill()
}
