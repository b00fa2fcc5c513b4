type DemoQuestion = { kind: RegExp; asked: { body: string; answer: string | null; secret?: boolean }[] }

/** What is asked of a kind of product. Each stands for itself, whichever product it is asked of. */
export const demoQuestions: DemoQuestion[] = [
  {
    kind: /^(?!.*키트).*(캔들|티라이트|선물 세트)/,
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
        body: 'Does the glass get hot enough to mark a wooden table?',
        answer: 'It gets warm towards the end. Please use the card coaster that comes in the box.',
      },
    ],
  },
  {
    kind: /^(?!.*키트).*(퍼퓸|향수|롤온)/,
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
    ],
  },
  {
    kind: /^(?!.*키트).*((리드|차량용) 디퓨저|스프레이|미스트|주머니)/,
    asked: [
      {
        body: '고양이를 키우는데 안전한가요?',
        answer:
          '고양이는 에센셜 오일에 예민할 수 있어요. 닿지 않는 높은 곳에 두고, 같은 방에 오래 두지 않는 것이 좋아요.',
      },
      { body: '리필만 따로 살 수 있나요?', answer: '네, 같은 향의 리필을 홈 프래그런스에서 찾으실 수 있어요.' },
      { body: '스틱은 몇 개를 꽂아야 하나요? 방은 열 평쯤이에요.', answer: null },
    ],
  },
  {
    kind: /^(?!.*키트).*(왁스|밀랍|심지|염료|오일|용기|몰드|포트|라벨|베이스|병)/,
    asked: [
      {
        body: '대량으로 사면 시험 성적서도 함께 받을 수 있나요?',
        answer: '네, 로트마다 성적서가 있어요. 문서실에서 로트 번호로 찾으실 수 있고, 필요하시면 메일로도 보내 드려요.',
      },
      { body: '유통기한이 얼마나 되나요?', answer: '햇빛을 피해 서늘한 곳에 두시면 만든 날부터 24개월이에요.' },
    ],
  },
  {
    kind: /키트/,
    asked: [
      {
        body: '초등학생과 함께 만들어도 될까요?',
        answer: '왁스를 데우고 붓는 일만 어른이 해 주시면 충분히 함께 만들 수 있어요.',
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
