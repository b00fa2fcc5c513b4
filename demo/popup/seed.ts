import { popupTable } from '@sillage/domains/popup/server/tables.ts'
import type { Seeding } from '../seeding.ts'
import { popups } from './popups.ts'

export async function seedPopups({ ctx, picture }: Seeding) {
  await ctx.db.insert(popupTable).values(
    popups.map(({ picture: name, ...popup }, position) => ({
      ...popup,
      position,
      thumbnail_ko: picture(name),
      thumbnail_en: picture(name),
    })),
  )
}
