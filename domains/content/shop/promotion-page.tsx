import { nothingHere } from './nothing-here.ts'

/** One promotion. None is open. */
export const loader = () => nothingHere()

export const Component = () => null
