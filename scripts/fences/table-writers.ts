import { halves, oneStatement, writers } from '../../domains/table-writers.ts'
import { syntaxOf } from './syntax.ts'
import { type Fence, type File, isCode, isTest, type Tree } from './tree.ts'

/** A table has one writer, its own domain: others read it in joins, or call that domain's functions. */
export const tableWriters: Fence = (tree) => {
  const owners = ownersIn(tree)
  return tree.filter(isMeasured).flatMap((file) => {
    const domain = wholeOf(domainOf(file))
    return writesIn(file).flatMap(({ table, line }) => {
      const owner = owners.get(table)
      if (!owner || wholeOf(owner) === domain) return []
      return [{ path: file.path, line, message: `${table} is written by ${owner} alone` }]
    })
  })
}

const domainOf = ({ path }: File) => path.split('/')[1] ?? ''
const wholeOf = (domain: string) => halves[domain] ?? domain

/** The demo fills every table. */
const isServerCode = (file: File) => isCode(file) && !isTest(file) && /^domains\/[^/]+\/server\//.test(file.path)
/** Leaving touches every table, each through the part that its domain lists in `domains/personal-data.ts`. */
const isLeaving = (file: File) => /\/personal-data[^/]*\.ts$/.test(file.path)
const isMeasured = (file: File) => isServerCode(file) && !isLeaving(file) && !oneStatement.includes(file.path)

/** Which domain writes a table, by the table's name in the database and by its name in the code. */
function ownersIn(tree: Tree) {
  const owners = new Map<string, string>()
  for (const file of tree.filter(isServerCode))
    for (const [, variable = '', table = ''] of file.text.matchAll(/const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      const owner = writers[table] ?? domainOf(file)
      owners.set(variable, owner)
      owners.set(table, owner)
    }
  return owners
}

function writesIn(file: File): { table: string; line: number }[] {
  const lineOf = (at: number) => file.text.slice(0, at).split('\n').length
  const built = [...file.text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map((match) => ({
    table: match[1] ?? '',
    line: lineOf(match.index),
  }))
  const raw = syntaxOf(file).texts.flatMap(({ value, line }) =>
    [...value.matchAll(/\b(?:insert into|update|delete from)\s+"?([a-z_]+)"?/g)].map((match) => ({
      table: match[1] ?? '',
      line: line + value.slice(0, match.index).split('\n').length - 1,
    })),
  )
  return [...built, ...raw]
}
