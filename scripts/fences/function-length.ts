import { parseSync, Visitor } from 'vite'
import { type Fence, type File, isCode, isTest } from './tree.ts'

const longest = 60

// Screens of the school that are still too long while they are being built. A file leaves the list when its functions
// fit, and no file joins it.
const notYet = new Set([
  'domains/tssa/admin/attendance.tsx',
  'domains/tssa/admin/certificate-page.tsx',
  'domains/tssa/admin/course-files.tsx',
  'domains/tssa/admin/session-table.tsx',
  'domains/tssa/admin/use-course-fields.tsx',
  'domains/tssa/server/roster.ts',
  'domains/tssa/server/routes.ts',
  'domains/tssa/shop/about-page.tsx',
  'domains/tssa/shop/calendar-subscription.tsx',
  'domains/tssa/shop/class-parts.tsx',
  'domains/tssa/shop/class-ticket.tsx',
  'domains/tssa/shop/studio-page.tsx',
])

/** A function fits on a screen. */
export const functionLength: Fence = (tree) => tree.filter(isMeasured).flatMap(findingsIn)

function findingsIn(file: File) {
  const found = longFunctions(file)
  if (!notYet.has(file.path)) return found
  return found.length > 0 ? [] : [{ path: file.path, message: 'its functions fit now: take it off the list' }]
}

const isMeasured = (file: File) => isCode(file) && !isTest(file) && !isList(file)

// The drawings of packages/art, the demo shop and galleries are lists of data: they are read one entry at a time.
const isList = ({ path }: File) => /^packages\/art\/|^demo\/|\.gallery\.tsx$/.test(path)

function longFunctions({ path, text }: File) {
  const found: { path: string; line: number; message: string }[] = []
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const measure = ({ start, end }: { start: number; end: number }) => {
    const lines = text.slice(start, end).split('\n').length
    if (lines > longest)
      found.push({ path, line: lineOf(start), message: `a function of ${lines} lines, at most ${longest}` })
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(path, text).program)
  return found
}
