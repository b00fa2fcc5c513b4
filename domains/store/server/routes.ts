import { bind } from '@sillage/server-kit/bind.ts'
import { store } from '../contract.ts'
import { addPictures, removePicture } from './pictures.ts'
import { changeStore, createStore, listForStaff, listStores, refuseOutdatedStore } from './stores.ts'

export const storeRoutes = bind(store, {
  list: (ctx) => listStores(ctx),
  staff: {
    list: (ctx) => listForStaff(ctx),
    create: (ctx, { body }) => createStore(ctx, body),
    change: (ctx, { params, query, body }) =>
      changeStore(ctx, params.id, 'change', (row) => {
        refuseOutdatedStore(row, query.based_on)
        return body
      }),
    hide: (ctx, { params, body }) => changeStore(ctx, params.id, 'hide', () => body),
    addPictures: (ctx, { params, files }) => addPictures(ctx, params.id, files.pictures),
    removePicture: (ctx, { params, body }) => removePicture(ctx, params.id, body.src),
  },
})
