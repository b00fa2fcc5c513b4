import { Badge } from './badge.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  {
    name: 'tones',
    node: (
      <div className="flex flex-wrap gap-6">
        <Badge>{say('기획', 'Set')}</Badge>
        <Badge tone="accent">{say('신상품', 'New')}</Badge>
        <Badge tone="sale">{say('세일', 'Sale')}</Badge>
        <Badge tone="done">{say('답변 완료', 'Answered')}</Badge>
        <Badge tone="danger">{say('결제 실패', 'Payment failed')}</Badge>
        <Badge tone="idle">{say('기다리는 중', 'Waiting')}</Badge>
      </div>
    ),
  },
  {
    name: 'long',
    node: (
      <Badge tone="sale">{say('가을 세일, 11월 30일 밤 12시까지', 'Autumn sale, until midnight on 30 November')}</Badge>
    ),
  },
]
