import { collectPictures } from '@sillage/domains/file/server/collect.ts'
import type { Seeding } from '../seeding.ts'

/** What the demo shows is found in the picture library. */
export const seedPictures = ({ ctx }: Seeding) => collectPictures(ctx)
