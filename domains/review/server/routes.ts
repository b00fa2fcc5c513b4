import { bind } from '@sillage/server-kit/bind.ts'
import type { Translator } from '../../translation/server/translator.ts'
import { review } from '../contract.ts'
import { findPersonal, listToWrite } from './personal.ts'
import { openPhoto } from './photos.ts'
import { listForStaff, listMine, listReviews, summarise, translateReview } from './reviews.ts'
import { hideReview, replyTo, showReview } from './staff.ts'
import { voteFor } from './vote.ts'
import { changeReview, createReview, removeReview } from './write.ts'

export const createReviewRoutes = (translator: Translator | undefined) =>
  bind(review, {
    list: (ctx, { query }) => listReviews(ctx, query, translator),
    summary: (ctx, { query }) => summarise(ctx, query.product_id),
    personal: (ctx, { query }) => findPersonal(ctx, query.ids),
    mine: (ctx, { query }) => listMine(ctx, query),
    toWrite: (ctx, { query }) => listToWrite(ctx, query),
    create: (ctx, { body, files }) => createReview(ctx, body, files.photos),
    change: (ctx, { params, body, files }) => changeReview(ctx, params.id, body, files.photos),
    remove: (ctx, { params }) => removeReview(ctx, params.id),
    vote: (ctx, { params, body }) => voteFor(ctx, params.id, body.helpful),
    translation: (ctx, { params }) => translateReview(ctx, params.id, translator),
    photo: (ctx, { params }) => openPhoto(ctx, params.id),
    staff: {
      list: (ctx, { query }) => listForStaff(ctx, query),
      reply: (ctx, { params, body }) => replyTo(ctx, params.id, body.reply),
      hide: (ctx, { params, body }) => hideReview(ctx, params.id, body),
      show: (ctx, { params }) => showReview(ctx, params.id),
    },
  })
