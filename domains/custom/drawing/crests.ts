import { ellipse } from '@sillage/kit/shape.ts'
import type { crests } from '../design-words.ts'

/** Crests of one line, 48 units wide, drawn with the label's ink; an initial is a letter in a circle. */
export const crestPaths: Record<keyof typeof crests, readonly string[]> = {
  none: [],
  moon: [ellipse(24, 24, 15, 15), 'M30 10.5a15 15 0 0 0 0 27'],
  pine: ['M24 7v34M24 12l-7 8h14zM24 20l-10 10h20zM24 29 11 38h26z'],
  camellia: [
    ellipse(24, 24, 4.5, 4.5),
    'M24 19.5c-6-3-6-11 0-12.5 6 1.5 6 9.5 0 12.5M28.3 22.6c1-6.6 8.5-9.1 11.9-4-.4 6.2-7.7 8.7-11.9 4M26.6 27.6c6.6-1.1 11.3 5.3 7.5 10.2-6-1.5-8-8.9-7.5-10.2M21.4 27.6c.5 6.7-6.8 9.8-10.3 4.8.2-6.3 7.4-7.7 10.3-4.8M19.7 22.6c-6.2 2.6-11.7-3-9.4-8.8 6-2 10.7 3.9 9.4 8.8',
  ],
  wave: ['M6 20c6-7 12-7 18 0s12 7 18 0M6 29c6-7 12-7 18 0s12 7 18 0M12 38c4-4.5 8-4.5 12 0s8 4.5 12 0'],
  flame: [
    'M24 42c-8 0-13-5.5-13-12.5C11 20 20 17 22 6c9 6 15 14 15 23.5C37 36.5 32 42 24 42zM24 42c-4 0-6.5-2.8-6.5-6.3 0-4.7 4-6.7 6.5-11.7 2.5 5 6.5 7 6.5 11.7 0 3.5-2.5 6.3-6.5 6.3z',
  ],
  hill: ['M5 38h38M8 38l13-22 8 13 4-6 8 15', ellipse(34, 13, 4, 4)],
  mono: [ellipse(24, 24, 17, 17)],
}
