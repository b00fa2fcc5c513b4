import { mkdtemp } from 'node:fs/promises'
import { measureCart } from './cart.ts'

console.log(await measureCart(await mkdtemp('/tmp/cartbench-')))
