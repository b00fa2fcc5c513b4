import { bind } from '@sillage/server-kit/bind.ts'
import { custom } from '../contract.ts'
import { addPersonalFile } from './files.ts'

export const customRoutes = bind(custom, {
  addFile: (ctx, input) => addPersonalFile(ctx, input),
})
