import { Disclosure } from './disclosure.tsx'

export const entries = [
  {
    name: 'one of a group is open',
    node: (
      <div>
        <Disclosure group="faq" summary="작은 욕실에서 켜도 괜찮을까요?" open>
          한 번에 한 시간쯤은 괜찮아요. 문을 조금 열어 두면 향이 더 고르게 퍼져요.
        </Disclosure>
        <Disclosure group="faq" summary="선물 포장에 손편지를 넣을 수 있나요?">
          주문서의 요청 사항에 적어 주시면 손으로 옮겨 적어 넣어 드려요.
        </Disclosure>
        <Disclosure group="faq" summary="How long does a 250 g candle burn?">
          About 45 hours, in sessions of no more than four.
        </Disclosure>
      </div>
    ),
  },
]
