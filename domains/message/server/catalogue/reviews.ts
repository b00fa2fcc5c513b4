import { defineNews } from '../define-message.ts'

/** The shop has replied under a review. */
export const reviewReplied = defineNews({
  key: 'review.replied',
  kind: 'product',
  variables: ['reply', 'link'],
  kr: { title: '리뷰에 답글이 달렸어요', notice: '#{reply}' },
  en: { title: 'We have replied to your review', notice: '#{reply}' },
})

/** Staff have hidden a review, and say why. */
export const reviewHidden = defineNews({
  key: 'review.hidden',
  kind: 'product',
  variables: ['reason', 'link'],
  kr: { title: '작성하신 리뷰가 가려졌어요', notice: '#{reason}' },
  en: { title: 'Your review has been hidden', notice: '#{reason}' },
})

export const reviewNews = [reviewReplied, reviewHidden]
