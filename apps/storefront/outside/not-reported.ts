import { Problem } from '@sillage/kit/problem.ts'
import { importFailures } from '../import-failure.ts'

/** Failures that are no fault of ours, or that the visitor has seen already: parts of their messages. */
export const notReported: readonly string[] = [
  'Network Error',
  'Request aborted',
  'Non-Error promise rejection captured with value: undefined',
  ...importFailures,
]

/** What a call was answered is shown where it was asked for: 405 and 422, and whatever else comes from the calls. */
export const isNotReported = (thrown: unknown) => thrown === undefined || thrown instanceof Problem
