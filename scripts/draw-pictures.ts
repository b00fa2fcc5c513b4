import { fileURLToPath } from 'node:url'
import { drawAll } from '@sillage/art/pictures/draw-all.ts'
import { writeJpegs } from '@sillage/art/pictures/jpegs.ts'
import { instagram, moodPicture, productPictures, shopPictures, storePictures } from '@sillage/art/pictures/wanted.ts'
import type { SeedProduct } from '@sillage/demo/catalog/product-shape.ts'
import { products } from '@sillage/demo/catalog/products.ts'
import { recipes } from '@sillage/demo/content/recipes.ts'
import { writeFacts } from '@sillage/demo/pictures-facts.ts'
import { stores } from '@sillage/demo/store/stores.ts'

/** Where the server finds the demo shop's pictures. */
export const folder = fileURLToPath(new URL('../demo/pictures', import.meta.url))

/** What is printed on the product. A class is no thing to print on, and blank labels bear other names. */
function printOf({ name, name_en, scent, picture }: SeedProduct) {
  if (/class|label-sheet/.test(picture.kind)) return {}
  if (!scent) return { title: name, subtitle: name_en }
  const { top_en, heart_en, base_en } = scent.notes
  return { title: name, subtitle: name_en, notes: [top_en, heart_en, base_en].join(' · ').toLowerCase() }
}

/** Every picture the demo shop shows. */
export const wanted = [
  ...shopPictures,
  ...storePictures(stores.map(({ lat, lng, name, name_en }) => ({ lat, lng, name, note: name_en }))),
  ...recipes.map(({ slug, picture }) => moodPicture(`recipe-${slug}`, picture)),
  ...products.flatMap((product) =>
    productPictures(product.slug, { ...product.picture, ...printOf(product) }, product.views),
  ),
]

if (import.meta.main) {
  const drawn = await drawAll(wanted, folder, ({ name, drawn, done, total }) => {
    if (drawn) console.log(`${done}/${total} ${name}`)
  })
  await writeFacts(folder, drawn)
  await writeJpegs(
    folder,
    instagram.map(({ name }) => name),
  )
  console.log(`${wanted.length} pictures are up to date.`)
}
