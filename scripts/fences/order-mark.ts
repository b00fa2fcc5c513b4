import { parseSync, Visitor } from 'vite'
import { type Fence, type File, isCode, isTest } from './tree.ts'

/** They change lines that are paid for already, or write them with a new order: no one waits to pay those. */
const afterPayment: Readonly<Record<string, string>> = {
  'domains/order/server/change-order.ts': 'setShipment, changeSession',
  'domains/order/server/take-over.ts': 'setReceivedIn',
  'domains/checkout/server/write-order.ts': 'linesBeside',
}

/**
 * An order is paid as it was read if its row is still the same (docs/decisions/089): what changes a line changes the row
 * of its order too.
 */
export const orderMark: Fence = (tree) => tree.filter(isMeasured).flatMap(findingsIn)

const isMeasured = (file: File) => isCode(file) && !isTest(file) && /^domains\/[^/]+\/server\//.test(file.path)

const writesLine = /\.(?:insert|update|delete)\(orderLineTable\)|\b(?:insert into|update|delete from) order_line\b/
const writesOrder = /\.(?:insert|update)\(orderTable\)|\b(?:insert into|update) orders\b|\btouchOrder\(/

function findingsIn({ path, text }: File) {
  const allowed = new Set(afterPayment[path]?.split(', '))
  const functions = functionsIn({ path, text }).filter(({ name }) => !allowed.has(name))
  const rest = functions.reduce((left, { source }) => left.replace(source, ''), text)
  const found = functions.filter(({ source }) => writesLine.test(source) && !writesOrder.test(source))
  const message = (name: string) => `${name} changes lines of an order and not its row: call touchOrder beside it`
  const outside = allowed.size === 0 && writesLine.test(rest) ? [{ path, line: 1, message: message('this file') }] : []
  return [...found.map(({ name, line }) => ({ path, line, message: message(name) })), ...outside]
}

type Named = { name: string; line: number; source: string }

/** The functions of a file and the values it declares, those inside others left out. */
function functionsIn({ path, text }: File): Named[] {
  const found: Named[] = []
  let depth = 0
  const see = (name: unknown, { start, end }: { start: number; end: number }) => {
    if (depth === 0)
      found.push({ name: String(name), line: text.slice(0, start).split('\n').length, source: text.slice(start, end) })
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  new Visitor({
    FunctionDeclaration: (node) => see(node.id?.name, node),
    'FunctionDeclaration:exit': leave,
    VariableDeclarator: (node) => see('name' in node.id ? node.id.name : '', node),
    'VariableDeclarator:exit': leave,
  }).visit(parseSync(path, text).program)
  return found
}
