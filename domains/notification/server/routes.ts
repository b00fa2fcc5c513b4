import { bind } from '@sillage/server-kit/bind.ts'
import { notification } from '../contract.ts'
import {
  listNotifications,
  readNotification,
  removeNotification,
  removeNotifications,
  showUnread,
} from './notifications.ts'

export const notificationRoutes = bind(notification, {
  list: (ctx, { query }) => listNotifications(ctx, query),
  unread: (ctx) => showUnread(ctx),
  read: (ctx, { params }) => readNotification(ctx, params.id),
  removeAll: (ctx) => removeNotifications(ctx),
  remove: (ctx, { params }) => removeNotification(ctx, params.id),
})
