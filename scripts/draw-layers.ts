import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './command.ts'
import { redrawn } from './fences/layer-drawing.ts'

// node scripts/draw-layers.ts: draws the layers of domains/layers.ts into ARCHITECTURE.md.
const page = join(root, 'ARCHITECTURE.md')
const layers = await readFile(join(root, 'domains/layers.ts'), 'utf8')
await writeFile(page, redrawn(await readFile(page, 'utf8'), layers))
