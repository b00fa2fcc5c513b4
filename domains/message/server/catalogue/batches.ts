import { defineNews } from '../define-message.ts'

/** A maker's batch has cured for as long as it should. */
export const batchReady = defineNews({
  key: 'batch.ready',
  kind: 'notice',
  variables: ['batch', 'link'],
  kr: { title: '배치 숙성이 끝났어요', notice: '#{batch}' },
  en: { title: 'Your batch has cured', notice: '#{batch}' },
})
