import { type Fence, type File, isTest } from './tree.ts'

const longest = 300
/** A test's tables of cases take a line for each key. */
const longestTest = 400
const exempt = [/\.(json|md)$/, /^demo\//, /^packages\/art\//, /^packages\/ui\/.*\.css$/, /^migrations\//]

/** A file is read top to bottom in two minutes. */
export const length: Fence = (tree) =>
  tree
    .filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
    .map((file) => ({ path: file.path, lines: linesOf(file), most: isTest(file) ? longestTest : longest }))
    .filter(({ lines, most }) => lines > most)
    .map(({ path, lines, most }) => ({ path, message: `${lines} lines, at most ${most}: one subject per file` }))

const linesOf = ({ text }: File) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
