import type { SeedNotice } from './notice-shape.ts'

export const tssaNotices: SeedNotice[] = [
  {
    board: 'tssa',
    topic: 'class',
    pinned: true,
    days_ago: 5,
    title: '조향 기초 다음 기수를 모집해요',
    title_en: 'Perfumery I: places are open',
    body: [
      '여덟 주 동안 열두 명이 함께해요. 향료 24종 상자는 첫날 닷새 전에 도착하도록 보내 드려요.',
      '자리를 누르시면 10분 동안 맡아 드려요. 그 안에 결제를 마쳐 주세요.',
    ],
    body_en: [
      'Twelve people, eight weeks. Your box of 24 materials arrives five days before we begin.',
      'Choose a seat and we hold it for ten minutes while you pay.',
    ],
  },
  {
    board: 'tssa',
    topic: 'class',
    pinned: false,
    days_ago: 11,
    title: '전주에서 밀랍 초 수업을 시작해요',
    title_en: 'Beeswax dipping comes to Jeonju',
    body: ['마당에 솥을 걸고 여덟 명이 둘러앉아요. 비가 와도 처마 아래에서 그대로 진행해요.'],
    body_en: ['A cauldron in the courtyard, eight people round it. If it rains, we move under the eaves.'],
  },
  {
    board: 'tssa',
    topic: 'class',
    pinned: false,
    days_ago: 34,
    title: '디퓨저 수업의 자리가 모두 찼어요',
    title_en: 'The diffuser class is full',
    body: ['다음 날짜가 정해지면 수업 일정에 올려 둘게요. 원하는 때가 있으면 클래스 문의에 남겨 주세요.'],
    body_en: [
      'New dates are listed with the classes as soon as they are set. If you would like a certain time, tell us in a class inquiry.',
    ],
  },
  {
    board: 'tssa',
    topic: 'class',
    pinned: false,
    days_ago: 58,
    title: '조향 기초 지난 기수의 수료를 축하해요',
    title_en: 'To those who finished Perfumery I',
    body: [
      '열한 명이 수료했어요. 마지막 날 지은 향 열한 병은 성수 매장 안쪽 선반에 한 달 동안 놓아둘게요. 맡으러 오세요.',
    ],
    body_en: [
      'Eleven of you finished. The eleven bottles stand on the back shelf in Seongsu for a month. Come and smell them.',
    ],
  },
  {
    board: 'tssa',
    topic: 'studio',
    pinned: false,
    days_ago: 92,
    title: '성수 스튜디오를 한 시간 단위로 빌려 드려요',
    title_en: 'Rent the Seongsu studio by the hour',
    body: [
      '수업이 없는 날, 큰 방은 열두 명까지 한 시간에 60,000원, 작은 방은 네 명까지 28,000원이에요. 저울과 시향지는 그냥 쓰셔도 돼요.',
    ],
    body_en: [
      'On days without classes: the large room for twelve at 60,000 won an hour, the small one for four at 28,000. Scales and blotters are free to use.',
    ],
  },
  {
    board: 'tssa',
    topic: 'guide',
    pinned: false,
    days_ago: 140,
    title: '수료증을 온라인에서 확인할 수 있어요',
    title_en: 'Certificates can be verified online',
    body: ['수료증 아래의 주소를 열면 이름과 과정, 날짜가 나와요. 예전 기수의 수료증도 차례로 바꿔 드리고 있어요.'],
    body_en: [
      'Open the address at the foot of the certificate to see name, course and date. Earlier ones are being replaced in turn.',
    ],
  },
]
