import type { Fence, Tree } from './tree.ts'

const workspaces: Record<string, string[]> = {
  'packages/kit': ['zod'],
  'packages/server-kit': ['@sillage/kit', 'fastify'],
  'packages/web-kit': ['@sillage/kit', 'react'],
  'packages/ui': ['react'],
  'packages/kakao': [],
  'packages/emulators': ['@sillage/kit'],
  domains: ['@sillage/kit', '@sillage/server-kit', '@sillage/ui', '@sillage/web-kit', 'react', 'zod'],
  demo: ['@sillage/domains'],
  'apps/server': ['@sillage/domains', 'fastify'],
  'apps/storefront': ['@sillage/domains', 'react'],
  'apps/admin': ['@sillage/domains', 'react'],
}

/** A small tree with the workspaces of the house and the files given, path → text. */
export function plant(files: Record<string, string>): Tree {
  const manifests = Object.entries(workspaces).map(([folder, uses]) => {
    const dependencies = Object.fromEntries(uses.map((name) => [name, '*']))
    return [`${folder}/package.json`, JSON.stringify({ name: `@sillage/${folder.split('/').at(-1)}`, dependencies })]
  })
  const root = ['package.json', JSON.stringify({ name: 'sillage', devDependencies: { vitest: '*' } })]
  const all = new Map([root, ...manifests, ...Object.entries(files)] as [string, string][])
  return [...all].map(([path, text]) => ({ path, text }))
}

/** What a fence finds, as `path:line message`. */
export const found = (fence: Fence, files: Record<string, string>) =>
  fence(plant(files)).map(({ path, line, message }) => `${path}${line ? `:${line}` : ''} ${message}`)
