import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readMeasured } from './model.ts'
import { pageWith, tablesOf } from './tables.ts'

/** Computes the tables of docs/scaling.md again. */
const pageFile = resolve(import.meta.dirname, '../../docs/scaling.md')
await writeFile(pageFile, pageWith(await readFile(pageFile, 'utf8'), tablesOf(await readMeasured())))
