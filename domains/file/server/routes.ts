import { bind } from '@sillage/server-kit/bind.ts'
import { openFile } from '@sillage/server-kit/stored-files.ts'
import { file } from '../contract.ts'

export const fileRoutes = bind(file, {
  show: (ctx, { params }) => openFile(ctx, params.id),
})
