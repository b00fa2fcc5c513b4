import type { Fence } from './tree.ts'

const page = 'ARCHITECTURE.md'

/** The drawing in ARCHITECTURE.md is true: each folder it names exists, each domain is in it. */
export const architecture: Fence = (tree) => {
  const text = tree.find(({ path }) => path === page)?.text
  if (text === undefined) return [{ path: page, message: 'is missing' }]
  const drawn = foldersDrawn(text)
  if (drawn.length === 0) return [{ path: page, message: 'draws no tree with apps/, domains/ and packages/' }]
  const folders = [...new Set(tree.flatMap(({ path }) => foldersAbove(path)))]
  const exists = (path: string) => folders.some((folder) => matches(folder, path))
  const domains = folders.filter((folder) => matches(folder, 'domains/*'))
  return [
    ...drawn
      .filter(({ path }) => !exists(path))
      .map(({ path, line }) => ({ path: page, line, message: `no ${path}/` })),
    ...domains
      .filter((domain) => !drawn.some(({ path }) => path === domain))
      .map((path) => ({ path, message: `is not drawn in ${page}` })),
  ]
}

/** `*` stands for one folder of any name. */
const matches = (folder: string, path: string) =>
  folder.split('/').length === path.split('/').length &&
  path.split('/').every((part, index) => part === '*' || part === folder.split('/')[index])

function foldersAbove(path: string) {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

type Drawn = { path: string; line: number }

/** Reads the code block that begins a row with `apps/`. Depth is indentation, with or without drawn branches. */
function foldersDrawn(text: string): Drawn[] {
  const rows = text.split('\n').map((row) => row.replace(/[│├└─]/g, ' '))
  const apps = rows.findIndex((row) => /^\s*apps\//.test(row))
  const begin = rows.slice(0, apps + 1).findLastIndex((row) => row.startsWith('```'))
  const end = rows.findIndex((row, index) => index > apps && row.startsWith('```'))
  const open: { indent: number; path: string }[] = []
  return rows.slice(begin + 1, end).flatMap((row, index) => {
    const indent = row.search(/\S/)
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop()
    const parent = open.at(-1)?.path
    const domains = parent === 'domains' ? rowOfDomains(row) : []
    const names = domains.length > 0 ? domains : foldersLeading(row)
    const paths = names.map((name) => (parent ? `${parent}/${name}` : name))
    if (paths[0]) open.push({ indent, path: domains.length > 0 ? 'domains/*' : paths[0] })
    return paths.map((path) => ({ path, line: begin + 2 + index }))
  })
}

/** `shop/  admin/     *-page.tsx` → shop, admin: after a wider gap comes the description. */
function foldersLeading(row: string) {
  const leading = /^\s*((?:[\w./-]+\/(?: {1,2}(?=\S)|(?=\s|$)))+)/.exec(row)?.[1] ?? ''
  return leading
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.slice(0, -1))
}

/** Under domains/, a row of bare words lists domains; what lies under it may lie in any of them. */
function rowOfDomains(row: string) {
  const words =
    row
      .trim()
      .split(/\s{2,}/)[0]
      ?.split(' ') ?? []
  return words.every((word) => /^[a-z-]+$/.test(word)) ? words : []
}
