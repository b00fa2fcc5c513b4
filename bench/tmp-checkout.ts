import { mkdtemp } from 'node:fs/promises'
import { measureCheckouts } from './checkout.ts'

console.log(await measureCheckouts(await mkdtemp('/tmp/cobench-')))
