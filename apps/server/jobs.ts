import { forgetAudits } from '@sillage/domains/audit/server/audit.ts'
import { forgetReads } from '@sillage/domains/audit/server/audit-reads.ts'
import { sweepPictures } from '@sillage/domains/board/server/pictures.ts'
import { turnPostsEachMinute, turnPostsJob } from '@sillage/domains/board/server/turns.ts'
import { sendBroadcastJob } from '@sillage/domains/broadcast/server/send.ts'
import { dropOldCarts } from '@sillage/domains/cart/server/drop-old-carts.ts'
import { changePriceJob } from '@sillage/domains/catalog/server/change-price.ts'
import { turnNewJob, turnNewOften } from '@sillage/domains/catalog/server/new-days.ts'
import { refreshStock } from '@sillage/domains/catalog/server/refresh-stock.ts'
import { notifyRestocked, notifyRestockedOften } from '@sillage/domains/catalog/server/restock-job.ts'
import { turnSalesEachMinute, turnSalesJob } from '@sillage/domains/catalog/server/sale-days.ts'
import { forgetChangeSets } from '@sillage/domains/change-set/server/forget.ts'
import { checkoutCrons, checkoutJobs } from '@sillage/domains/checkout/server/jobs.ts'
import { claimCrons, claimJobs } from '@sillage/domains/claim/server/jobs.ts'
import { publishScheduledJob, withdrawAtItsEndJob } from '@sillage/domains/content/server/cms-publish.ts'
import { publishHomeJob } from '@sillage/domains/content/server/home-publish.ts'
import { turnHomeEachMinute, turnHomeJob } from '@sillage/domains/content/server/home-turns.ts'
import { readInstagramHourly } from '@sillage/domains/content/server/instagram.ts'
import { turnPromotionsEachMinute, turnPromotionsJob } from '@sillage/domains/content/server/promotion-turns.ts'
import { expireCouponsDaily, expireCouponsJob } from '@sillage/domains/coupon/server/expire.ts'
import { remindOfCouponsDaily, remindOfCouponsJob } from '@sillage/domains/coupon/server/remind.ts'
import { closeSessionsJob, closeSessionsOften } from '@sillage/domains/course/server/schedule.ts'
import { dropOldDesigns } from '@sillage/domains/custom/server/designs.ts'
import { exportCrons, exportJobs } from '@sillage/domains/export/server/jobs.ts'
import { collectPictures } from '@sillage/domains/file/server/collect.ts'
import { sweepContentPictures } from '@sillage/domains/file/server/content-pictures.ts'
import { sweepLibraryPictures } from '@sillage/domains/file/server/library.ts'
import { applyFiles } from '@sillage/domains/file-jobs.ts'
import { announceRecallJob } from '@sillage/domains/formula/server/announce-recall.ts'
import { remindOfBatches } from '@sillage/domains/formula/server/batches.ts'
import { dropDeletedFormulas } from '@sillage/domains/formula/server/keep.ts'
import { forgetGuests } from '@sillage/domains/inquiry/server/guests.ts'
import { forgetAnalyticsClients } from '@sillage/domains/insight/server/analytics.ts'
import { forgetClicks } from '@sillage/domains/insight/server/clicks.ts'
import { dropUnprovedMembers } from '@sillage/domains/member/server/drop-unproved-members.ts'
import { forgetDeparted } from '@sillage/domains/member/server/leaving.ts'
import { movingJobs } from '@sillage/domains/moving/server/job.ts'
import { forgetMoves } from '@sillage/domains/moving/server/moves.ts'
import { forgetNotifications } from '@sillage/domains/notification/server/notifications.ts'
import { countTogetherJob, countTogetherNightly } from '@sillage/domains/order/server/also-bought.ts'
import { countSoldJob, countSoldNightly } from '@sillage/domains/order/server/best-sellers.ts'
import { forgetOrderEvents } from '@sillage/domains/order/server/events.ts'
import { forgetCartLines } from '@sillage/domains/order/server/forget-cart-lines.ts'
import { updateGradesJob, updateGradesNightly } from '@sillage/domains/order/server/grades.ts'
import { paymentCrons } from '@sillage/domains/payment/server/jobs.ts'
import { forgetWebhooks } from '@sillage/domains/payment/server/webhook.ts'
import { expirePointsDaily, expirePointsJob } from '@sillage/domains/point/server/expire.ts'
import { expireQuotationsHourly, expireQuotationsJob } from '@sillage/domains/quotation/server/expire.ts'
import { carryOutRecall } from '@sillage/domains/recall/server/carry-out.ts'
import { receiptCrons } from '@sillage/domains/receipt/server/jobs.ts'
import { reconciliationCrons } from '@sillage/domains/reconciliation/server/jobs.ts'
import { keepPhotosInStep, redrawOlderPhotos } from '@sillage/domains/review/server/photos-shown.ts'
import { forgetSearches } from '@sillage/domains/search/server/log.ts'
import { shipmentCrons } from '@sillage/domains/shipment/server/jobs.ts'
import { sweepStorePictures } from '@sillage/domains/store/server/pictures.ts'
import { remindHourly, remindJob } from '@sillage/domains/tssa/server/reminders.ts'
import { emptyTags } from '@sillage/server-kit/cache-tags.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { defineCron, forgetFinishedJobsDaily, startCrons } from '@sillage/server-kit/cron.ts'
import type { Database } from '@sillage/server-kit/database.ts'
import { defineJob, forgetFinishedJobs, type Job, startWorker } from '@sillage/server-kit/jobs.ts'
import type { Log } from '@sillage/server-kit/log.ts'
import { forgetMessages } from '@sillage/server-kit/outbox.ts'
import { readResultsEachMinute } from '@sillage/server-kit/outbox-results.ts'
import type { Rush } from '@sillage/server-kit/rush.ts'
import { dropExpiredSessions } from '@sillage/server-kit/sessions.ts'
import { removeOrphans } from '@sillage/server-kit/stored-files.ts'
import { z } from 'zod'

/** What depends on the day, not on a change: what is new, which classes are still to come, which popups run, which terms hold. */
const turnTheDay = defineJob({
  name: 'day.turn',
  payload: z.object({}),
  async run(ctx) {
    await dropExpiredSessions(ctx)
    await forgetDeparted(ctx)
    await dropUnprovedMembers(ctx)
    await forgetGuests(ctx)
    await forgetReads(ctx)
    await forgetAudits(ctx)
    await forgetMessages(ctx)
    await forgetNotifications(ctx)
    await forgetOrderEvents(ctx)
    await forgetWebhooks(ctx)
    await forgetChangeSets(ctx)
    await forgetSearches(ctx)
    await dropOldCarts(ctx)
    await dropOldDesigns(ctx)
    await forgetCartLines(ctx)
    await dropDeletedFormulas(ctx)
    await remindOfBatches(ctx)
    await forgetClicks(ctx)
    await forgetMoves(ctx)
    await redrawOlderPhotos(ctx)
    await collectPictures(ctx)
    await forgetAnalyticsClients(ctx)
    await emptyTags(ctx, 'products', 'tssa', 'popup', 'policies')
  },
})

const crons = [
  forgetFinishedJobsDaily,
  readResultsEachMinute,
  defineCron({ name: 'day.turn', every: { dailyAt: '00:00' }, job: turnTheDay, payload: {} }),
  expirePointsDaily,
  expireCouponsDaily,
  remindOfCouponsDaily,
  expireQuotationsHourly,
  turnSalesEachMinute,
  turnNewOften,
  turnPromotionsEachMinute,
  turnHomeEachMinute,
  turnPostsEachMinute,
  readInstagramHourly,
  notifyRestockedOften,
  countTogetherNightly,
  countSoldNightly,
  updateGradesNightly,
  closeSessionsOften,
  remindHourly,
  ...paymentCrons,
  ...checkoutCrons,
  ...shipmentCrons,
  ...claimCrons,
  ...receiptCrons,
  ...reconciliationCrons,
  ...exportCrons,
]

type Options = {
  database: Database
  log: Log
  createContext: (log: Log) => Context
  jobs?: readonly Job[]
  rush?: Rush
}

/** Work that no one waits for: done by whichever instance is free. */
export async function startJobs({ database, log, createContext, jobs = [], rush }: Options) {
  const worker = startWorker({
    database,
    log,
    createContext,
    rush,
    jobs: [
      forgetFinishedJobs,
      removeOrphans,
      sweepPictures,
      sweepStorePictures,
      sweepContentPictures,
      sweepLibraryPictures,
      turnTheDay,
      expirePointsJob,
      expireCouponsJob,
      remindOfCouponsJob,
      expireQuotationsJob,
      turnSalesJob,
      changePriceJob,
      turnNewJob,
      notifyRestocked,
      refreshStock,
      countTogetherJob,
      countSoldJob,
      updateGradesJob,
      sendBroadcastJob,
      closeSessionsJob,
      remindJob,
      keepPhotosInStep,
      publishScheduledJob,
      withdrawAtItsEndJob,
      publishHomeJob,
      turnHomeJob,
      turnPostsJob,
      turnPromotionsJob,
      ...checkoutJobs,
      ...exportJobs,
      ...claimJobs,
      carryOutRecall,
      announceRecallJob,
      applyFiles,
      ...movingJobs,
      ...jobs,
    ],
  })
  const clock = await startCrons({ crons, log, createContext })
  return {
    async stop() {
      await clock.stop()
      await worker.stop()
    },
  }
}
