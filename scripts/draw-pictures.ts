import { fileURLToPath } from 'node:url'
import { drawAll } from '@sillage/art/pictures/draw-all.ts'
import { housePictures, productPictures } from '@sillage/art/pictures/wanted.ts'
import { products } from '@sillage/domains/catalog/server/seed/products.ts'

/** Draws the demo shop's pictures into the server's folder; what has not changed is left alone. */
const folder = fileURLToPath(new URL('../apps/server/pictures', import.meta.url))

const goods = products.flatMap(({ slug, name, name_en, scent, picture }) => {
  const notes = scent && [scent.notes.top_en, scent.notes.heart_en, scent.notes.base_en].join(' · ').toLowerCase()
  return productPictures(slug, { ...picture, title: name, subtitle: name_en, ...(notes && { notes }) })
})

const wanted = [...housePictures, ...goods]
await drawAll(wanted, folder, ({ name, drawn, done, total }) => {
  if (drawn) console.log(`${done}/${total} ${name}`)
})
console.log(`${wanted.length} pictures are up to date.`)
