import { nothingHere } from './nothing-here.ts'

/** A page written by the operator, under the name it was given. None has been published. */
export const loader = () => nothingHere()

export const Component = () => null
