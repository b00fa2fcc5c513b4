import { parseSync, Visitor } from 'vite'
import { type Fence, type File, isCode, isTest } from './tree.ts'

const longest = 60

/** A function fits on a screen. */
export const functionLength: Fence = (tree) => tree.filter(isMeasured).flatMap(longFunctions)

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
