import { type Fence, type File, isTest } from './tree.ts'

const machinePath = /(?<![\w.)}\]*])\/(?:home|root|Users|tmp)\/[\w.-]/
const elsewhere = (file: File) => isTest(file) || file.path.startsWith('scripts/')

/** What one machine looks like is no one else's business: its folders, and the registry it installs from. */
export const machinePaths: Fence = (tree) =>
  tree
    .filter((file) => !elsewhere(file))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((written, index) => {
        const line = index + 1
        if (path === 'package-lock.json') {
          return /"resolved": "https?:/.test(written)
            ? [{ path, line, message: 'names the registry of one machine' }]
            : []
        }
        return machinePath.test(written) ? [{ path, line, message: `a path of one machine: ${written.trim()}` }] : []
      }),
    )
