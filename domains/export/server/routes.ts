import { bind } from '@sillage/server-kit/bind.ts'
import { staffExports } from '../contract.ts'
import { listExports, openExport, removeExport, startExport } from './exports.ts'

export const exportRoutes = bind(staffExports, {
  list: listExports,
  start: startExport,
  file: openExport,
  remove: removeExport,
})
