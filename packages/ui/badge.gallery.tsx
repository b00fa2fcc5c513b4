import { Badge } from './badge.tsx'

export const entries = [
  {
    name: 'tones',
    node: (
      <div className="flex flex-wrap gap-6">
        <Badge>기획</Badge>
        <Badge tone="accent">신상품</Badge>
        <Badge tone="sale">세일</Badge>
        <Badge tone="done">답변 완료</Badge>
        <Badge tone="danger">결제 실패</Badge>
        <Badge tone="idle">기다리는 중</Badge>
      </div>
    ),
  },
  {
    name: 'English',
    node: (
      <div className="flex flex-wrap gap-6">
        <Badge tone="accent">New</Badge>
        <Badge tone="sale">Sale until 30 Nov</Badge>
        <Badge tone="idle">Waiting</Badge>
      </div>
    ),
  },
]
