import { parseSync, Visitor } from 'vite'
import { type Fence, type File, isCode, isTest } from './tree.ts'

const longest = 60

// Each of these has one function that is still too long. A file leaves the list when it fits; no file joins it.
const stillLong = new Set([
  'apps/server/pages/pages.ts',
  'apps/server/shop.ts',
  'apps/storefront/pages/product/product-buy.tsx',
  'domains/broadcast/admin/broadcast-sheet.tsx',
  'domains/inquiry/shop/class-inquiry-form.tsx',
  'domains/moving/admin/start-form.tsx',
  'domains/payment/providers/kakaopay/kakaopay.ts',
  'domains/routes.ts',
  'domains/tssa/server/roster.ts',
  'domains/tssa/server/routes.ts',
  'domains/tssa/shop/calendar-subscription.tsx',
  'domains/tssa/shop/class-ticket.tsx',
  'packages/server-kit/outbox-send.ts',
])

/** A function fits on a screen. */
export const functionLength: Fence = (tree) => tree.filter(isMeasured).flatMap(findingsIn)

function findingsIn(file: File) {
  const found = longFunctions(file)
  if (!stillLong.has(file.path)) return found
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
