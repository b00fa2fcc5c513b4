import type { SeedProduct } from './product-shape.ts'
import { bareCandles } from './products/bare-candles.ts'
import { bases } from './products/bases.ts'
import { books } from './products/books.ts'
import { candleVessels } from './products/candle-vessels.ts'
import { classes } from './products/classes.ts'
import { coloursAndFlowers } from './products/colours-and-flowers.ts'
import { designs } from './products/designs.ts'
import { diffusers } from './products/diffusers.ts'
import { essentialLeaves } from './products/essential-leaves.ts'
import { essentialRoots } from './products/essential-roots.ts'
import { flowerOils } from './products/flower-oils.ts'
import { freshOils } from './products/fresh-oils.ts'
import { fruitOils } from './products/fruit-oils.ts'
import { kits } from './products/kits.ts'
import { moreBooks } from './products/more-books.ts'
import { moreClasses } from './products/more-classes.ts'
import { moreHome } from './products/more-home.ts'
import { moreKits } from './products/more-kits.ts'
import { morePerfumes } from './products/more-perfumes.ts'
import { moulds } from './products/moulds.ts'
import { oils } from './products/oils.ts'
import { otherWaxes } from './products/other-waxes.ts'
import { perfumes } from './products/perfumes.ts'
import { plantWaxes } from './products/plant-waxes.ts'
import { pouredCandles } from './products/poured-candles.ts'
import { quietPerfumes } from './products/quiet-perfumes.ts'
import { services } from './products/services.ts'
import { smallCandles } from './products/small-candles.ts'
import { smokyOils } from './products/smoky-oils.ts'
import { softOils } from './products/soft-oils.ts'
import { soyCandles } from './products/soy-candles.ts'
import { spraysAndSachets } from './products/sprays-and-sachets.ts'
import { standingCandles } from './products/standing-candles.ts'
import { tinsAndBottles } from './products/tins-and-bottles.ts'
import { tools } from './products/tools.ts'
import { vesselsAndTools } from './products/vessels-and-tools.ts'
import { waxes } from './products/waxes.ts'
import { wicks } from './products/wicks.ts'
import { wrapping } from './products/wrapping.ts'
import { relate } from './relate.ts'

/** Everything the demo shop sells. */
export const products: SeedProduct[] = relate([
  ...soyCandles,
  ...smallCandles,
  ...standingCandles,
  ...pouredCandles,
  ...bareCandles,
  ...perfumes,
  ...quietPerfumes,
  ...morePerfumes,
  ...diffusers,
  ...spraysAndSachets,
  ...moreHome,
  ...waxes,
  ...plantWaxes,
  ...otherWaxes,
  ...oils,
  ...freshOils,
  ...fruitOils,
  ...flowerOils,
  ...smokyOils,
  ...softOils,
  ...essentialLeaves,
  ...essentialRoots,
  ...bases,
  ...vesselsAndTools,
  ...candleVessels,
  ...tinsAndBottles,
  ...wicks,
  ...tools,
  ...moulds,
  ...coloursAndFlowers,
  ...wrapping,
  ...kits,
  ...moreKits,
  ...books,
  ...moreBooks,
  ...classes,
  ...moreClasses,
  ...services,
  ...designs,
])
