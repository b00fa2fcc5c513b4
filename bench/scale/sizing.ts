import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Measured, measuredFile } from './model.ts'
import { pageWith, tablesOf } from './tables.ts'

/** Computes the tables of docs/scaling.md again. */
const pageFile = resolve(import.meta.dirname, '../../docs/scaling.md')
const measured: Measured = JSON.parse(await readFile(measuredFile, 'utf8'))
await writeFile(pageFile, pageWith(await readFile(pageFile, 'utf8'), tablesOf(measured)))
