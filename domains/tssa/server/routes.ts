import { bind } from '@sillage/server-kit/bind.ts'
import { tssa, tssaDesk } from '../contract.ts'
import { listBookings } from './bookings.ts'
import { nameEvent } from './desk.ts'
import { listUpcoming } from './sessions.ts'

export const tssaRoutes = [
  ...bind(tssa, {
    bookings: (ctx, { query }) => listBookings(ctx, query),
    upcoming: (ctx, { query }) => listUpcoming(ctx, query),
  }),
  ...bind(tssaDesk, { nameEvent: (ctx, { params, body }) => nameEvent(ctx, params.id, body.event_id) }),
]
