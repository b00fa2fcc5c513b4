import { defineEmailMessage, defineNews } from '../define-message.ts'

/** The answer itself stays in the shop: a mailbox may be read by others. */
export const inquiryAnswered = defineEmailMessage({
  key: 'inquiry.answered',
  kind: 'inquiry',
  variables: ['name', 'title', 'link'],
  kr: {
    title: '문의에 답변이 도착했어요',
    notice: '#{title}',
    greeting: '#{name} 님, 안녕하세요.',
    paragraphs: ['남겨 주신 문의 "#{title}"에 답변을 드렸어요.'],
    action: '답변 보기',
    aside: '더 궁금한 점이 있으면 같은 문의에 이어서 써 주세요.',
  },
  en: {
    title: 'We have answered your inquiry',
    notice: '#{title}',
    greeting: 'Hello #{name},',
    paragraphs: ['We have answered your inquiry “#{title}”.'],
    action: 'Read the answer',
    aside: 'If you have further questions, simply reply in the same inquiry.',
  },
})

/** A question on a product's page has its answer. */
export const questionAnswered = defineNews({
  key: 'product_inquiry.answered',
  kind: 'inquiry',
  variables: ['question', 'link'],
  kr: { title: '상품 문의에 답변이 도착했어요', notice: '#{question}' },
  en: { title: 'We have answered your product question', notice: '#{question}' },
})
