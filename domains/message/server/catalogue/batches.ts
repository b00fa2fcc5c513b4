import { defineNews } from '../define-message.ts'

/** A maker's batch has cured for as long as it should. */
export const batchReady = defineNews({
  key: 'batch.ready',
  kind: 'notice',
  variables: ['batch', 'link'],
  kr: { title: '재운 배치가 다 됐어요', notice: '#{batch}' },
  en: { title: 'Your batch has cured', notice: '#{batch}' },
})
