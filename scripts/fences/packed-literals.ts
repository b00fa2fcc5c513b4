import { syntaxOf } from './syntax.ts'
import { type Fence, isCode } from './tree.ts'

/** `...{ a, b }` means no more than `a, b`: a spread of a literal only hides from the formatter. */
export const packedLiterals: Fence = (tree) =>
  tree.filter(isCode).flatMap((file) =>
    syntaxOf(file).packed.map((line) => ({
      path: file.path,
      line,
      message: 'a literal is spread into a literal: write its parts out',
    })),
  )
