import type { BottleDesign } from '../design-contract.ts'
import { drawBottle } from './bottle.ts'

export const smallSize = { width: 560, height: 700 } as const

/** A bottle as it stands beside a line of text. */
export const drawSmall = (design: BottleDesign) => drawBottle(design, { ...smallSize, zoom: 1.3 })
