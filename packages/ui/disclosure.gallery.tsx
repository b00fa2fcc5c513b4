import { Disclosure } from './disclosure.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  {
    name: 'closed',
    node: (
      <Disclosure summary={say('250 g 캔들은 얼마나 타나요?', 'How long does a 250 g candle burn?')}>
        {say('45시간쯤 타요. 한 번에 네 시간을 넘기지 마세요.', 'About 45 hours, in sessions of no more than four.')}
      </Disclosure>
    ),
  },
  {
    name: 'one of a group is open',
    node: (
      <div>
        <Disclosure
          group="faq"
          summary={say('작은 욕실에서 켜도 괜찮을까요?', 'May I light it in a small bathroom?')}
          open
        >
          {say(
            '한 번에 한 시간쯤은 괜찮아요. 문을 조금 열어 두면 향이 더 고르게 퍼져요.',
            'For an hour at a time, yes. With the door ajar the scent spreads more evenly.',
          )}
        </Disclosure>
        <Disclosure
          group="faq"
          summary={say('선물 포장에 손편지를 넣을 수 있나요?', 'Can you add a handwritten note to a gift?')}
        >
          {say(
            '주문서의 요청 사항에 적어 주시면 손으로 옮겨 적어 넣어 드려요.',
            'Write it into the order and we will copy it by hand.',
          )}
        </Disclosure>
      </div>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <Disclosure
          open
          summary={say(
            '제주와 섬으로 보내는 주문은 왜 하루 더 걸리고, 배송비는 왜 따로 더하나요?',
            'Why does an order to Jeju or the islands take a day longer, and why is the shipping charged on top?',
          )}
        >
          {say(
            '배가 하루에 한 번 떠나서, 오후에 도착한 상자는 다음 날 아침에 실려요. 더하는 금액은 택배사가 정한 그대로예요.',
            'The ferry leaves once a day, so a box that arrives in the afternoon sails the next morning. What is added is what the carrier asks.',
          )}
        </Disclosure>
      </div>
    ),
  },
]
