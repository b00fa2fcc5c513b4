import { bind } from '@sillage/server-kit/bind.ts'
import { staff } from '../contract.ts'
import type { ServiceState } from '../service-words.ts'
import { setup } from '../setup-contract.ts'
import { staffViews } from '../view-contract.ts'
import { listViews, removeView, saveView } from './saved-views.ts'
import { checkSetupKey, createFirstOwner, isSetUp } from './setup.ts'
import { addStaff, changeStaff, listStaff, removeStaff, showMe } from './staff.ts'
import { endTeamSession, listTeamSessions, resetFactors } from './team-sessions.ts'

export const staffRoutes = [
  ...bind(staff, {
    me: (ctx) => showMe(ctx),
    list: (ctx) => listStaff(ctx),
    add: (ctx, { body }) => addStaff(ctx, body),
    change: (ctx, { params, body }) => changeStaff(ctx, params.mb_id, body),
    remove: (ctx, { params }) => removeStaff(ctx, params.mb_id),
    sessions: (ctx) => listTeamSessions(ctx),
    endSession: (ctx, { params }) => endTeamSession(ctx, params.session_id),
    resetFactors: (ctx, { params }) => resetFactors(ctx, params.mb_id),
  }),
  ...bind(staffViews, {
    list: listViews,
    save: saveView,
    remove: (ctx, { params }) => removeView(ctx, params.id),
  }),
]

export const createSetupRoutes = (services: ServiceState[]) =>
  bind(setup, {
    status: async (ctx) => ({ open: !(await isSetUp(ctx)) }),
    async check(ctx, { body }) {
      await checkSetupKey(ctx, body.key)
      return { message: '키가 맞아요.' }
    },
    owner: (ctx, { body }) => createFirstOwner(ctx, body),
    services: async () => ({ data: services }),
  })
