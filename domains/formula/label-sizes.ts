/** In millimetres. */
export const labelSizes = {
  large: { width: 100, height: 150 },
  middle: { width: 90, height: 120 },
  small: { width: 60, height: 90 },
} as const
export type LabelSize = keyof typeof labelSizes
export const labelSizeNames = ['large', 'middle', 'small'] as const satisfies LabelSize[]
