import { defineMessage } from '../define-message.ts'

/** News that staff write to many members: all its words are theirs. */
export const broadcastNews = defineMessage({
  key: 'broadcast.news',
  kind: 'notice',
  variables: ['name', 'title', 'body', 'link'],
  manner: 'advertising',
  kr: {
    title: '#{title}',
    notice: '#{title}',
    greeting: '#{name} 님, 안녕하세요.',
    paragraphs: ['#{body}'],
    action: '보러 가기',
    text: '#{title}\n#{link}',
  },
  en: {
    title: '#{title}',
    notice: '#{title}',
    greeting: 'Hello #{name},',
    paragraphs: ['#{body}'],
    action: 'Have a look',
    text: '#{title}\n#{link}',
  },
})
