import type { InquiryState, InquiryTopic } from '@sillage/domains/inquiry/words.ts'

type Message = { by: 'member' | 'staff'; days_ago: number; body: string }
type DemoInquiry = { topic: InquiryTopic; title: string; state: InquiryState; messages: Message[] }

export const demoInquiries: DemoInquiry[] = [
  {
    topic: 'claim',
    title: '유리 용기에 금이 가서 왔어요',
    state: 'closed',
    messages: [
      {
        by: 'member',
        days_ago: 41,
        body: '어제 받은 캔들 용기 옆면에 가는 금이 있어요. 태우기 전이라 그대로 두고 있는데 교환할 수 있을까요?',
      },
      {
        by: 'staff',
        days_ago: 40,
        body: '하나 님, 놀라셨죠. 금이 간 용기는 태우지 말고 그대로 두어 주세요.\n새 캔들을 오늘 보내 드리고, 받으신 것은 기사님이 찾아가실 거예요. 배송비는 저희가 낼게요.',
      },
      { by: 'member', days_ago: 37, body: '새 캔들 잘 받았어요. 빨리 처리해 주셔서 고맙습니다.' },
      { by: 'staff', days_ago: 37, body: '무사히 도착해서 다행이에요. 따뜻한 저녁 보내세요.' },
    ],
  },
  {
    topic: 'product',
    title: '디퓨저 리필은 얼마나 쓸 수 있나요',
    state: 'answered',
    messages: [
      {
        by: 'member',
        days_ago: 12,
        body: '거실이 넓은 편인데 200ml 리필 하나면 몇 달쯤 쓸 수 있을까요? 스틱은 몇 개가 좋은지도 궁금해요.',
      },
      {
        by: 'staff',
        days_ago: 11,
        body: '200ml는 스틱 다섯 개로 두 달 반쯤 가요. 넓은 거실이라면 스틱을 일곱 개까지 늘려 보세요. 향은 진해지고 쓰는 기간은 두 달 정도로 줄어요.',
      },
    ],
  },
  {
    topic: 'class',
    title: '소이 캔들 원데이 클래스 날짜를 옮길 수 있나요',
    state: 'in_progress',
    messages: [
      {
        by: 'member',
        days_ago: 2,
        body: '신청한 날에 갑자기 일이 생겼어요. 같은 수업의 다음 일정으로 옮기고 싶은데 자리가 있을까요?',
      },
    ],
  },
  {
    topic: 'delivery',
    title: '선물 포장을 추가하고 싶어요',
    state: 'open',
    messages: [
      {
        by: 'member',
        days_ago: 0,
        body: '조금 전에 주문한 캔들을 선물하려고 해요. 아직 보내기 전이라면 포장과 짧은 카드를 넣어 주실 수 있나요?',
      },
    ],
  },
]
