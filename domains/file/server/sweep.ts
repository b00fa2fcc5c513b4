import { definePictureSweep as define } from '@sillage/server-kit/images-sweep.ts'
import { eq } from 'drizzle-orm'
import { shownPictures } from '../../picture-columns.ts'
import { libraryPictureTable } from './tables.ts'

/** A job that removes pictures which nothing shows, from the library too. */
export const definePictureSweep = (name: string) =>
  define(name, shownPictures, (ctx, stem) =>
    ctx.db.delete(libraryPictureTable).where(eq(libraryPictureTable.stem, stem)),
  )
