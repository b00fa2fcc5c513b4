/** Each is asked once: a question that stands under several products looks made up. */
type DemoQuestion = { kind: RegExp; asked: { body: string; answer: string | null; secret?: boolean }[] }

/** What is asked of a kind of product: each fits whichever product of the kind it is asked of. */
export const demoQuestions: DemoQuestion[] = [
  {
    kind: /^소이 캔들/,
    asked: [
      {
        body: '작은 욕실에서 켜도 괜찮을까요?',
        answer: '네, 괜찮아요. 다만 한 시간에 한 번은 문을 열어 환기해 주시고, 물이 튀지 않는 자리에 두어 주세요.',
      },
      {
        body: '한 번에 몇 시간까지 켜는 게 좋나요?',
        answer: '첫날은 표면이 가장자리까지 녹도록 두 시간쯤, 그다음부터는 네 시간을 넘기지 않는 것이 좋아요.',
      },
      { body: '선물 포장에 손편지를 넣을 수 있나요?', answer: null },
      {
        body: 'Does it get hot enough to mark a wooden table?',
        answer: 'It gets warm towards the end. Please use the card coaster that comes in the box.',
      },
      { body: '뚜껑을 덮어서 꺼도 되나요?', answer: '네, 뚜껑을 덮으면 연기 없이 꺼지고 먼지도 앉지 않아요.' },
      {
        body: '심지가 한쪽으로 기울었어요. 그대로 켜도 될까요?',
        answer: '왁스가 녹아 있을 때 핀셋으로 가운데로 옮기고 식힌 뒤에 켜 주세요.',
      },
      {
        body: '이 크기는 몇 평 방에 어울리나요?',
        answer: '다섯 평쯤 되는 방에서 은은하게 느껴져요. 거실이라면 큰 크기를 권해 드려요.',
      },
      {
        body: '여름 택배에 녹지 않나요?',
        answer: '더운 날에는 보냉 봉투에 넣어 보내 드려요. 윗면이 살짝 녹았어도 굳으면 그대로 쓰실 수 있어요.',
      },
      { body: '쓰고 난 용기를 가져가면 다시 채워 주시나요?', answer: null },
    ],
  },
  {
    kind: /^(티라이트|선물 세트)/,
    asked: [
      {
        body: '하나가 몇 시간쯤 타나요?',
        answer: '상세 정보에 적어 둔 시간은 바람 없는 방에서 잰 값이에요. 창가에서는 조금 더 빨리 타요.',
      },
      {
        body: '선물할 분께 바로 보내 주실 수 있나요?',
        answer: '네, 받는 분 주소를 적어 주시면 가격표 없이 보내 드려요.',
      },
      {
        body: '리본 색을 고를 수 있나요?',
        answer: '지금은 아이보리 한 가지예요. 메모를 남겨 주시면 리본 없이도 보내 드려요.',
      },
      { body: '여러 곳으로 나누어 보낼 수 있나요?', answer: null },
    ],
  },
  {
    kind: /^(오 드 퍼퓸|디스커버리|고체 향수|롤온)/,
    asked: [
      {
        body: '시향지를 먼저 받아 볼 수 있을까요?',
        answer: '네, 주문하실 때 배송 메모에 적어 주시면 원하시는 향의 시향 카드를 두 장까지 함께 보내 드려요.',
      },
      {
        body: '임신 중인데 써도 되나요?',
        answer:
          '피부에 바르는 향은 담당 선생님과 먼저 이야기해 보시길 권해요. 전성분은 상세 정보에 모두 적어 두었어요.',
      },
      { body: '하루에 몇 번쯤 뿌리면 되나요?', answer: '손목과 목 뒤에 한 번씩이면 여섯 시간쯤 남아요.' },
      { body: '비건 제품인가요?', answer: '네, 동물에서 온 원료를 쓰지 않고 동물 실험도 하지 않아요.' },
      { body: '비행기에 들고 탈 수 있는 크기인가요?', answer: '네, 100 ml를 넘지 않아 기내에 들고 타실 수 있어요.' },
      { body: '다른 향과 겹쳐 써도 될까요?', answer: null },
    ],
  },
  {
    kind: /^(리드|차량용) 디퓨저/,
    asked: [
      {
        body: '고양이를 키우는데 안전한가요?',
        answer:
          '고양이는 에센셜 오일에 예민할 수 있어요. 닿지 않는 높은 곳에 두고, 같은 방에 오래 두지 않는 것이 좋아요.',
      },
      { body: '스틱은 몇 개를 꽂아야 하나요? 방은 열 평쯤이에요.', answer: null },
      {
        body: '다 쓴 병에 다른 향을 담아 써도 되나요?',
        answer: '네, 병을 알코올로 헹구어 말린 뒤 새 스틱을 꽂아 주세요.',
      },
      {
        body: '얼마나 오래 쓸 수 있나요?',
        answer: '방 온도에 따라 두세 달이에요. 스틱을 뒤집으면 향이 다시 진해져요.',
      },
      { body: '리필만 따로 살 수 있나요?', answer: null },
    ],
  },
  {
    kind: /^(룸 스프레이|베개 미스트|패브릭 미스트)/,
    asked: [
      { body: '흰 이불에 뿌려도 얼룩이 남지 않나요?', answer: '네, 남지 않아요. 실크에는 안쪽에 먼저 시험해 보세요.' },
      { body: '아기 방에 써도 될까요?', answer: '아기가 없을 때 뿌리고 환기한 뒤에 들어가시길 권해요.' },
      {
        body: '고양이가 있는 집인데 괜찮을까요?',
        answer: '고양이는 에센셜 오일에 예민할 수 있어요. 고양이가 눕는 천에는 뿌리지 말아 주세요.',
      },
      { body: '커튼에 뿌리면 얼마나 가나요?', answer: '바람이 없는 방이라면 반나절쯤 남아요.' },
    ],
  },
  {
    kind: /^향 주머니/,
    asked: [
      { body: '향이 얼마나 오래가나요?', answer: '닫힌 서랍에서는 석 달쯤 가요. 손으로 주무르면 향이 다시 올라와요.' },
      { body: '세탁해서 다시 쓸 수 있나요?', answer: null },
    ],
  },
  {
    kind: /^(소이왁스|코코넛왁스|밀랍|프래그런스 오일|에센셜 오일)/,
    asked: [
      {
        body: '대량으로 사면 시험 성적서도 함께 받을 수 있나요?',
        answer: '네, 로트마다 성적서가 있어요. 문서실에서 로트 번호로 찾으실 수 있고, 필요하시면 메일로도 보내 드려요.',
      },
      { body: '유통기한이 얼마나 되나요?', answer: '햇빛을 피해 서늘한 곳에 두시면 만든 날부터 24개월이에요.' },
      {
        body: '처음인데 몇 도에서 부어야 하나요?',
        answer: '포장에 적힌 온도에서 시작해 보세요. 방이 추우면 5도쯤 높이면 표면이 고르게 나와요.',
      },
      { body: '방문해서 사면 더 큰 포장도 있나요?', answer: null },
    ],
  },
  {
    kind: /^심지 \d/,
    asked: [
      {
        body: '지름 7 cm 유리에는 어떤 굵기가 맞나요?',
        answer: '소이왁스라면 중형부터 시험해 보세요. 가장자리가 덜 녹으면 하나 굵은 것이 맞아요.',
      },
    ],
  },
  {
    kind: /용기/,
    asked: [
      {
        body: '뜨거운 왁스를 바로 부어도 깨지지 않나요?',
        answer: '70도까지는 괜찮아요. 겨울에는 용기를 먼저 미지근하게 데워 주세요.',
      },
    ],
  },
  {
    kind: /키트/,
    asked: [
      {
        body: '초등학생과 함께 만들어도 될까요?',
        answer: '뜨거운 것을 다루는 일만 어른이 해 주시면 충분히 함께 만들 수 있어요.',
      },
    ],
  },
  {
    kind: /^(책|공책)/,
    asked: [
      {
        body: '영어로 된 것도 있나요?',
        answer: '아직은 한국어로만 나와 있어요. 그림과 표가 많아 눈으로 따라가실 수 있어요.',
      },
    ],
  },
]

/** What the demo member asked, open and for the shop's eyes alone. */
export const hanasQuestions = [
  {
    product_id: 1003,
    body: '귤 향이 여름에도 어울릴까요?',
    secret: false,
    answer: '네, 늦은 오후에 창을 열고 켜 보세요. 햇볕에 마른 귤껍질처럼 가벼워져요.',
  },
  {
    product_id: 1206,
    body: '지난번 주문 때 적은 주소가 맞는지 확인해 주실 수 있나요?',
    secret: true,
    answer: '네, 성동구 주소로 잘 등록되어 있어요.',
  },
  { product_id: 1104, body: '회사로 받고 싶은데 로비에 맡겨 주실 수 있나요?', secret: true, answer: null },
]
