import { bind } from '@sillage/server-kit/bind.ts'
import { account } from '../account-contract.ts'
import { staffMembers } from '../staff-contract.ts'
import { changeAccount, showAccount } from './account.ts'
import { changeOwnPassword } from './account-password.ts'
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts'
import { changeGrades } from './change-grades.ts'
import { changeConsents } from './consents.ts'
import { endDevice, endOtherDevices, listDevices } from './devices.ts'
import { downloadAccount } from './download.ts'
import { leave } from './leaving.ts'
import { blockMember, changeGrade, listMembers, showMember } from './staff.ts'
import {
  addNote,
  changeMember,
  endSession,
  endSessions,
  eraseOnRequest,
  exportMember,
  sendReset,
} from './staff-account.ts'

/** The mb_id in an owner's address is the asking member's: access has made sure of it. */
export const accountRoutes = bind(account, {
  show: (ctx) => showAccount(ctx),
  change: (ctx, { body }) => changeAccount(ctx, body),
  changePassword: (ctx, { body }) => changeOwnPassword(ctx, body),
  changeConsents: (ctx, { body }) => changeConsents(ctx, body),
  devices: (ctx) => listDevices(ctx),
  endDevice: (ctx, { params }) => endDevice(ctx, params.device_id),
  endOtherDevices: (ctx) => endOtherDevices(ctx),
  download: (ctx) => downloadAccount(ctx),
  leave: (ctx, { body }) => leave(ctx, body),
  addresses: (ctx) => listAddresses(ctx),
  addAddress: (ctx, { body }) => addAddress(ctx, body),
  changeAddress: (ctx, { params, body }) => changeAddress(ctx, params.address_id, body),
  removeAddress: (ctx, { params }) => removeAddress(ctx, params.address_id),
})

export const staffMemberRoutes = bind(staffMembers, {
  list: (ctx, input) => listMembers(ctx, input),
  show: (ctx, { params }) => showMember(ctx, params.mb_id),
  change: (ctx, { params, body }) => changeMember(ctx, params.mb_id, body),
  changeGrades: (ctx, { body }) => changeGrades(ctx, body),
  changeGrade: (ctx, { params, body }) => changeGrade(ctx, params.mb_id, body),
  block: (ctx, { params, body }) => blockMember(ctx, params.mb_id, body),
  sendReset: (ctx, { params }) => sendReset(ctx, params.mb_id),
  endSession: (ctx, { params }) => endSession(ctx, params),
  endSessions: (ctx, { params }) => endSessions(ctx, params.mb_id),
  addNote: (ctx, { params, body }) => addNote(ctx, params.mb_id, body.note),
  export: (ctx, { params, body }) => exportMember(ctx, params.mb_id, body.reason),
  erase: (ctx, { params, body }) => eraseOnRequest(ctx, params.mb_id, body),
})
