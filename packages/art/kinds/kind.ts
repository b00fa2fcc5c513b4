import type { Piece, Stage } from '../stage.ts'

/** How one kind of product is named, drawn and looked at. */
export type Kind = {
  ko: string
  en: string
  /** Draws around x 500 on the stage's floor, about 400 to 700 wide. */
  draw: (stage: Stage) => Piece[]
  /** Has a flame: its mood view is in the evening. */
  burns?: boolean
  /** Takes the whole table, or hangs above it: never put on a stone. */
  wide?: boolean
  /** How large, and where its floor is, in the main view. */
  size?: number
  stand?: number
  /** The least tilt, for what must be seen from above. */
  tilt?: number
  /** Where the one thing from its scent lies, from the floor's middle; beside the product unless said. */
  accent?: readonly [x: number, y: number]
  /** What the detail view looks at. */
  near?: { x: number; y: number; zoom: number }
}

/** What the detail view looks at, in short. */
export const near = (x: number, y: number, zoom: number) => ({ near: { x, y, zoom } })
