import { syntaxOf } from './syntax.ts'
import { type Fence, isTest } from './tree.ts'

const part = /^(test|it|describe|suite)\b.*\.(only|skip|todo|skipIf|runIf|fails)\b/

/** All tests run, always: a skipped one rots, a lone one hides the rest. */
export const wholeTests: Fence = (tree) =>
  tree.filter(isTest).flatMap((file) =>
    syntaxOf(file)
      .calls.filter(({ name }) => part.test(name))
      .map(({ name, line }) => ({ path: file.path, line, message: `${name}: every test runs` })),
  )
