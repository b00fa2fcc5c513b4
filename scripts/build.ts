import { buildStorefront } from './build-storefront.ts'

await buildStorefront({ say: (line) => console.log(line) })
