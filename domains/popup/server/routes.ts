import { bind } from '@sillage/server-kit/bind.ts'
import { popup } from '../contract.ts'
import { listPopups } from './popups.ts'
import { addPopup, changePopup, listAllPopups, orderPopups, switchPopup } from './staff.ts'

export const popupRoutes = bind(popup, {
  list: (ctx, { query }) => listPopups(ctx, query),
  staff: {
    list: (ctx) => listAllPopups(ctx),
    add: (ctx, { body }) => addPopup(ctx, body),
    change: (ctx, input) => changePopup(ctx, input),
    switch: (ctx, input) => switchPopup(ctx, input),
    order: (ctx, { body }) => orderPopups(ctx, body.ids),
  },
})
