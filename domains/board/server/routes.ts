import { bind } from '@sillage/server-kit/bind.ts'
import { staffBoards } from '../contract.ts'
import { addPicture } from './pictures.ts'

export const boardRoutes = bind(staffBoards, {
  mine: async () => ({ may_write: true as const }),
  addPicture: (ctx, { files }) => addPicture(ctx, files.picture),
})
