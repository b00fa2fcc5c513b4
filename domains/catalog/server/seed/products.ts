import type { SeedProduct } from './product-shape.ts'
import { books } from './products/books.ts'
import { classes } from './products/classes.ts'
import { diffusers } from './products/diffusers.ts'
import { kits } from './products/kits.ts'
import { oils } from './products/oils.ts'
import { perfumes } from './products/perfumes.ts'
import { quietPerfumes } from './products/quiet-perfumes.ts'
import { services } from './products/services.ts'
import { smallCandles } from './products/small-candles.ts'
import { soyCandles } from './products/soy-candles.ts'
import { spraysAndSachets } from './products/sprays-and-sachets.ts'
import { standingCandles } from './products/standing-candles.ts'
import { vesselsAndTools } from './products/vessels-and-tools.ts'
import { waxes } from './products/waxes.ts'

/** Everything the demo shop sells. */
export const products: SeedProduct[] = [
  ...soyCandles,
  ...smallCandles,
  ...standingCandles,
  ...perfumes,
  ...quietPerfumes,
  ...diffusers,
  ...spraysAndSachets,
  ...waxes,
  ...oils,
  ...vesselsAndTools,
  ...kits,
  ...books,
  ...classes,
  ...services,
]
