import { classes } from './words-classes.ts'
import { making } from './words-making.ts'
import type { Words } from './words-shape.ts'

const scented: Words[] = [
  {
    kind: /^소이 캔들/,
    english: [
      'It fills the room without shouting. I light it while cooking and forget it is there, until I leave and come back.',
      'Beautifully packed and arrived in Lisbon without a scratch. The scent is exactly as described.',
      'I was afraid it would be sweet. It is not: dry, calm, and it burns to the very edge.',
      'Bought one for a friend and ended up keeping it. Now ordering two.',
      'The second hour is the best one. Give it time.',
      'My third order. It has become the smell of our evenings.',
    ],
    first: [
      '심지를 끄고 나서 남는 향이 더 좋아요.',
      '처음 켠 날 거실 공기가 달라졌어요.',
      '퇴근하고 켜는 게 하루의 마지막 순서가 됐어요.',
      '사진보다 실물의 색이 훨씬 차분해요.',
      '그을음 없이 끝까지 고르게 타요.',
      '두통이 잘 생기는 편인데 이 향은 괜찮았어요.',
      '친구 집들이 선물로 샀다가 제 것도 하나 더 샀어요.',
      '비 오는 날에 켜면 방이 조금 넓어진 기분이 들어요.',
      '상자를 열자마자 은은하게 새어 나오는 향이 반가웠어요.',
    ],
    second: [
      '한 시간쯤 켜 두면 옆방까지 은은하게 번져요.',
      '왁스가 가장자리까지 고르게 녹아서 터널이 안 생겼어요.',
      '다 쓴 용기는 씻어서 연필꽂이로 쓰고 있어요.',
      '책 읽을 때 켜 두면 페이지가 더 천천히 넘어가요.',
      '저녁 먹고 설거지하는 동안 켜 두면 음식 냄새가 사라져요.',
      '포장이 단단해서 병에 흠집 하나 없이 왔어요.',
      '심지를 5mm로 다듬고 켜니 불꽃이 얌전해요.',
      '벌써 두 번째 구매인데 향이 똑같이 고르게 나와요.',
      '잠들기 삼십 분 전에 켰다가 끄고 자면 딱 좋아요.',
    ],
    mixed: [
      '향은 좋은데 제 방에는 조금 약하게 느껴져요. 넓은 거실에는 두 개를 켜야 할 것 같아요.',
      '예쁘고 잘 타지만 배송이 하루 늦었어요. 향은 마음에 들어요.',
      '첫 향은 조금 낯설었어요. 며칠 지나니 괜찮아졌는데 취향을 탈 것 같아요.',
    ],
    sad: [
      {
        body: '뚜껑이 헐거워서 향이 조금 날아간 채로 왔어요. 기대가 컸던 만큼 아쉬워요.',
        reply: '속상하셨죠. 뚜껑이 헐거운 것은 저희 잘못이에요. 새것을 보내 드렸으니 받아 보시고 편하게 알려 주세요.',
      },
    ],
  },
  {
    kind: /^(티라이트|선물 세트)/,
    first: [
      '작은 불을 여러 개 켜 두니 식탁이 달라졌어요.',
      '선물했더니 상자부터 예쁘다고 좋아했어요.',
      '하나씩 나누어 켜기 좋은 크기예요.',
      '목욕할 때 두세 개만 켜도 충분해요.',
    ],
    second: [
      '향이 세지 않아서 식사할 때도 괜찮았어요.',
      '그을음 없이 끝까지 타요.',
      '다음 명절 선물도 이걸로 정했어요.',
      '포장이 단단해서 하나도 깨지지 않고 왔어요.',
      '몇 개는 아껴 두었어요.',
    ],
    mixed: ['예쁘고 향도 좋은데 생각보다 작아요. 큰 것도 함께 사야겠어요.'],
    sad: [],
    english: [
      'Small, steady flames and a scent that never takes over the dinner.',
      'A lovely present: the box alone made her smile.',
      'I light two at a time in the bath. They last longer than I expected.',
    ],
  },
  {
    kind: /^오 드 퍼퓸|디스커버리/,
    english: [
      'The second hour is the best one. Give it time.',
      'Close to the skin and very calm. Nobody else at the office wears it.',
      'I was afraid it would be sweet. It is not: dry, quiet, a little smoky.',
      'Lovely quality, and the little card explaining the notes is a nice touch.',
    ],
    first: [
      '첫 향보다 두 시간 뒤가 진짜예요.',
      '가까이 온 사람만 알아채는 정도라 회사에서도 편해요.',
      '이름을 보고 골랐는데 이름 그대로의 향이 나요.',
      '하루 종일 손목을 코에 가져다 대고 있었어요.',
      '남들이 안 쓰는 향을 찾고 있었는데 이거예요.',
      '겨울 니트에 닿으면 다음 날까지 남아 있어요.',
    ],
    second: [
      '여섯 시간쯤 지나도 살결에 잔향이 있어요.',
      '달지 않아서 남편이랑 같이 써요.',
      '향이 바뀌어 가는 게 재미있어서 자꾸 맡게 돼요.',
      '병이 단정해서 화장대에 두기 좋아요.',
      '선물로 하나 더 주문했어요.',
      '샘플을 같이 넣어 주셔서 다음 향을 골라 뒀어요.',
    ],
    mixed: [
      '향은 참 좋은데 지속력이 조금 짧아요. 점심때 한 번 더 써요.',
      '여름에는 조금 무겁게 느껴져요. 가을에 다시 꺼내 볼게요.',
    ],
    sad: [
      {
        body: '제 피부에서는 설명과 다른 향이 났어요. 시향지를 먼저 받아 볼 걸 그랬어요.',
        reply:
          '향수는 살결에 따라 달라질 수 있어요. 다음에는 시향 카드를 먼저 보내 드릴게요. 고객센터로 말씀해 주세요.',
      },
    ],
  },
  {
    kind: /^(고체 향수|롤온)/,
    first: [
      '가방 속에서 샐 걱정이 없어서 늘 가지고 다녀요.',
      '손목 안쪽에 살짝만 발라도 충분해요.',
      '회의 전에 조용히 바르기 좋아요.',
      '비행기에 들고 탈 수 있어서 샀어요.',
    ],
    second: [
      '체온이 오르면 향이 한 번 더 올라와요.',
      '끈적이지 않고 금방 스며들어요.',
      '작지만 오래 쓸 것 같아요.',
      '동생 것도 하나 더 샀어요.',
    ],
    mixed: ['향은 좋은데 한 시간쯤 지나면 많이 약해져요. 자주 덧발라야 해요.'],
    sad: [],
    english: [
      'It lives in my coat pocket. One touch on the wrist is enough.',
      'Soft, close and easy to travel with.',
      'Not sticky at all, and the scent is true to the description.',
    ],
  },
  {
    kind: /^(룸 스프레이|베개 미스트|패브릭 미스트)/,
    first: [
      '인공적인 방향제 냄새가 아니라서 좋아요.',
      '이불에 두 번 뿌리고 누우면 마음이 가라앉아요.',
      '분사가 고와서 천에 얼룩이 안 남아요.',
      '외출하고 돌아와 커튼에 뿌려 두면 방이 산뜻해져요.',
      '손님이 오기 직전에 한 번이면 충분해요.',
    ],
    second: [
      '두 달째 쓰고 있는데 아직 반이 남았어요.',
      '향이 금방 사라지지 않고 은은하게 남아요.',
      '아이 방에도 멀리서 한 번씩 뿌려요.',
      '다 쓰면 같은 향으로 또 살 거예요.',
      '병이 손에 잘 잡혀서 쓰기 편해요.',
    ],
    mixed: ['향은 마음에 드는데 조금 더 오래 남았으면 좋겠어요.'],
    sad: [
      {
        body: '뚜껑이 덜 잠겼는지 상자가 조금 젖어 있었어요. 내용물은 거의 남아 있지만 아쉬워요.',
        reply: '뚜껑을 제대로 확인하지 못해 죄송해요. 꼼꼼히 조인 새 병을 다시 보내 드렸어요.',
      },
    ],
    english: [
      'Two sprays on the pillow and the day is over. No stains on linen.',
      'Clean without smelling of cleaning. My hallway thanks you.',
      'A fine mist, a calm scent, and the bottle lasts.',
    ],
  },
  {
    kind: /^향 주머니/,
    first: [
      '옷장을 열 때마다 은은하게 올라와요.',
      '서랍에 넣어 두니 속옷까지 향이 배어요.',
      '여행 가방에 넣어 두었더니 옷이 눅눅하지 않아요.',
      '천이 곱고 매듭이 단정해요.',
    ],
    second: [
      '손으로 살짝 주무르면 향이 다시 살아나요.',
      '석 달이 지났는데 아직 향이 남아 있어요.',
      '차 안에 하나 걸어 두었어요.',
      '어머니께도 보내 드렸어요.',
    ],
    mixed: ['향은 좋은데 큰 옷장에는 두 개로 조금 모자라요.'],
    sad: [],
    english: ['Every drawer I open says hello now.', 'Quiet lavender, nicely sewn. Squeeze it and it wakes up again.'],
  },
  {
    kind: /^(리드|차량용) 디퓨저/,
    english: [
      'It has become the smell of our hallway.',
      'Three reeds are enough for a small room. Very even from the first day on.',
      'Beautifully packed and arrived in Lisbon without a drop lost.',
    ],
    first: [
      '현관에 두었더니 집에 들어올 때마다 기분이 좋아요.',
      '인공적인 방향제 냄새가 아니라서 좋아요.',
      '작은 욕실에 딱 맞는 세기예요.',
      '손님이 올 때마다 무슨 향이냐고 물어봐요.',
      '고양이가 있어서 걱정했는데 높은 선반에 두니 괜찮아요.',
    ],
    second: [
      '두 달째 쓰고 있는데 아직 반이 남았어요.',
      '스틱을 세 개만 꽂아도 충분해요.',
      '향이 바뀌지 않고 처음 그대로 가요.',
      '다 쓰면 같은 향으로 또 살 거예요.',
      '병 모양이 단정해서 어디에 두어도 어울려요.',
    ],
    mixed: [
      '향은 마음에 드는데 스틱이 조금 짧아요. 긴 것도 함께 있으면 좋겠어요.',
      '처음 일주일은 진하고 그 뒤로는 많이 약해졌어요.',
    ],
    sad: [
      {
        body: '배송 중에 조금 샜는지 상자가 젖어 있었어요. 내용물은 남아 있지만 아쉬워요.',
        reply: '젖은 상자를 받으셨다니 죄송해요. 마개를 바꾼 새 병으로 다시 보내 드렸어요.',
      },
    ],
  },
]

export const words: Words[] = [...scented, ...classes, ...making]

/** What guests from abroad add. */
export const fromAbroad = [
  'Eight days to Porto, no customs trouble.',
  'The card inside, written in English, was a kind touch.',
  'I will order again when we are back in Seoul.',
  'Wrapped in paper only, which I appreciate.',
  'A friend in Rotterdam has already asked where it is from.',
  'It came a day earlier than promised.',
  'I found them in Seongsu last spring and am glad they ship.',
  'Worth the postage.',
  'Next time I will take two.',
  'My husband noticed it before I said anything.',
  'Customer care answered my question within a day.',
  'Simple, honest, no plastic.',
]
