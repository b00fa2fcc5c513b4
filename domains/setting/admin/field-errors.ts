import type { FieldErrors } from '@sillage/kit/problem.ts'

/** What is wrong with the fields of one part of a request, under the fields' own names. */
export const fieldErrors = (errors: FieldErrors, part: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path,
      messages,
    ]),
  )
