import { architecture } from './architecture.ts'
import { arrow } from './arrow.ts'
import { colours } from './colours.ts'
import { cycles } from './cycles.ts'
import { dependencies } from './dependencies.ts'
import { dictionaries } from './dictionaries.ts'
import { documents } from './documents.ts'
import { english } from './english.ts'
import { functionLength } from './function-length.ts'
import { layerDrawing } from './layer-drawing.ts'
import { layers } from './layers.ts'
import { length } from './length.ts'
import { licences } from './licences.ts'
import { listed } from './listed.ts'
import { machinePaths } from './machine-paths.ts'
import { migrationLocks } from './migration-locks.ts'
import { names } from './names.ts'
import { neutralUi } from './neutral-ui.ts'
import { orderMark } from './order-mark.ts'
import { packedLiterals } from './packed-literals.ts'
import { plainWords } from './plain-words.ts'
import { spoken } from './spoken.ts'
import { tableWriters } from './table-writers.ts'
import type { Fence } from './tree.ts'
import { wholeTests } from './whole-tests.ts'

/** The fences by the sentence each one keeps true. */
export const everyFence: Record<string, Fence> = {
  'imports follow the arrow': arrow,
  'domains import from domains before them': layers,
  'no import cycles': cycles,
  'a table has one writer': tableWriters,
  'what changes lines changes their order': orderMark,
  'dependencies are declared': dependencies,
  'dependencies may be used in a shop': licences,
  'files are short': length,
  'functions fit on a screen': functionLength,
  'pages, contracts and routes are listed': listed,
  'colours are tokens': colours,
  'no path of one machine': machinePaths,
  'migrations run while the shop is open': migrationLocks,
  'every test runs': wholeTests,
  'no literal is spread into a literal': packedLiterals,
  'packages/ui knows no business': neutralUi,
  'names say something': names,
  'words are the usual ones': plainWords,
  'ARCHITECTURE.md is true': architecture,
  'ARCHITECTURE.md draws the layers': layerDrawing,
  'documents name what exists': documents,
  'screens speak through t()': spoken,
  'every phrase has its English': english,
  'dictionaries agree': dictionaries,
}
