import type { SeedProduct } from './product-shape.ts'
import { perfumes } from './products/perfumes.ts'
import { quietPerfumes } from './products/quiet-perfumes.ts'
import { smallCandles } from './products/small-candles.ts'
import { soyCandles } from './products/soy-candles.ts'
import { standingCandles } from './products/standing-candles.ts'

/** Everything the demo shop sells. */
export const products: SeedProduct[] = [
  ...soyCandles,
  ...smallCandles,
  ...standingCandles,
  ...perfumes,
  ...quietPerfumes,
]
