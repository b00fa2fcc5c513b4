import { finished } from './finished-kinds.ts'
import { materials } from './material-kinds.ts'
import { tools } from './tool-kinds.ts'

export const kinds = { ...finished, ...materials, ...tools }

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[] // no other keys are put in
