import { dirname } from 'node:path/posix'
import { type Fence, type File, isCode, type Tree } from './tree.ts'

const longest = 40

/** Documents name files that exist, and the README of a domain is short and names functions that exist. */
export const documents: Fence = (tree) => {
  const paths = new Set(tree.map(({ path }) => path))
  const isFile = (name: string) =>
    paths.has(name) || tree.some(({ path }) => path.endsWith(`/${name}`) && !path.endsWith('.md'))
  const readmes = tree.filter(({ path }) => isReadme(path))
  const words = wordsOf(tree)
  return [
    ...tree.filter(({ path }) => /\.md$/.test(path)).flatMap((file) => missingFiles(file, isFile)),
    ...readmes.flatMap((file) => missingNames(file, words)),
    ...readmes
      .filter(({ text }) => linesOf(text) > longest)
      .map(({ path, text }) => ({
        path,
        message: `${linesOf(text)} lines, at most ${longest}`,
      })),
    ...domainsOf(tree)
      .filter((domain) => !paths.has(`${domain}/README.md`))
      .map((path) => ({ path, message: 'has no README.md' })),
  ]
}

const isReadme = (path: string) => /^domains\/[^/]+\/README\.md$/.test(path)
const linesOf = (text: string) => text.trimEnd().split('\n').length

const domainsOf = (tree: Tree) => [
  ...new Set(tree.flatMap(({ path }) => /^domains\/[^/]+(?=\/server\/)/.exec(path)?.[0] ?? [])),
]

/** `server/place.ts` is a file beside the document, or under any folder called `server`. */
const missingFiles = ({ path, text }: File, isFile: (name: string) => boolean) =>
  [...quoted(text, /^[\w-]+\.(tsx?|mjs|css)$/), ...pathsIn(text)]
    .filter(({ name }) => !isFile(`${dirname(path)}/${name}`) && !isFile(name))
    .map(({ name, line }) => ({ path, line, message: `there is no file ${name}` }))

const missingNames = ({ path, text }: File, words: ReadonlySet<string>) =>
  quoted(text, /^[a-z]+([A-Z][a-z0-9]*)+$/)
    .filter(({ name }) => !words.has(name))
    .map(({ name, line }) => ({ path, line, message: `nothing is called ${name}` }))

/** Also in drawings, which quote nothing. */
const pathsIn = (text: string) =>
  text.split('\n').flatMap((row, index) =>
    [...row.matchAll(/(?<![\w/.:@-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|css))\b/g)].map(([, name = '']) => ({
      name,
      line: index + 1,
    })),
  )

const quoted = (text: string, shape: RegExp) =>
  text
    .split('\n')
    .flatMap((row, index) =>
      [...row.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (shape.test(name) ? { name, line: index + 1 } : [])),
    )

/** Every word with a capital in it that code uses. */
const wordsOf = (tree: Tree) =>
  new Set(tree.filter(isCode).flatMap(({ text }) => text.match(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g) ?? []))
