import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'

/** Each field of the form has its own name: `buyer.name` and `buyer.hp` are two fields with two errors. */
export function withFields({ status, phrase, slots, code, errors }: Problem, wanting: FieldErrors = {}) {
  const reported = Object.entries({ ...wanting, ...errors }).map(([key, each]) => [key.replaceAll('.', '_'), each])
  return new Problem(status, phrase, { errors: errors && Object.fromEntries(reported), slots, code })
}
