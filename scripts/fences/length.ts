import type { Fence } from './tree.ts'

const longest = 300
const exempt = [
  /\.(json|md)$/,
  /^domains\/[^/]+\/server\/seed\//,
  /^packages\/art\//,
  /^packages\/ui\/.*\.css$/,
  /^migrations\//,
]

/** A file is read top to bottom in two minutes. */
export const length: Fence = (tree) =>
  tree
    .filter(({ path }) => !exempt.some((pattern) => pattern.test(path)))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => ({ path, message: `${lines} lines, at most ${longest}: one subject per file` }))
