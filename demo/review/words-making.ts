import type { Words } from './words-shape.ts'

/** For those who make things themselves: what goes into it, and what one reads about it. */
export const making: Words[] = [
  {
    kind: /^(소이왁스|코코넛왁스|밀랍)/,
    first: [
      '공방에서 여러 곳을 써 봤는데 여기가 가장 고르게 와요.',
      '초보인데도 설명대로 하니 한 번에 됐어요.',
      '양이 넉넉해서 수업 재료로 나눠 쓰고 있어요.',
      '시험 성적서가 같이 있어서 믿고 써요.',
      '재구매만 다섯 번째예요.',
    ],
    second: [
      '붓는 온도만 지키면 표면이 매끈하게 나와요.',
      '향료를 8%까지 넣어도 잘 잡아 줘요.',
      '받은 날 바로 열두 개를 만들었어요.',
      '굳고 나서 꺼짐이 거의 없어요.',
      '다음에는 큰 포장으로 사려고요.',
    ],
    mixed: [
      '품질은 좋은데 포장 비닐이 조금 얇아요. 이중으로 싸 주시면 좋겠어요.',
      '가격이 조금 올랐네요. 그래도 결과물이 좋아서 다시 사요.',
    ],
    sad: [
      {
        body: '한 봉지에 부스러기가 많았어요. 쓰는 데 문제는 없지만 보기에는 별로예요.',
        reply: '부스러기가 많은 로트를 확인했어요. 교환을 원하시면 1:1 문의로 알려 주세요. 바로 보내 드릴게요.',
      },
    ],
    english: [
      'Pours smooth and sets without a sinkhole. My studio has switched.',
      'Consistent from bag to bag, and every data sheet is there.',
    ],
  },
  {
    kind: /^(프래그런스 오일|에센셜 오일)/,
    first: [
      '병을 여는 순간 이름 그대로의 향이 나요.',
      '왁스에 섞어도 향이 뭉개지지 않아요.',
      '디퓨저에 넣었더니 손님들이 먼저 알아봐요.',
      '시험 성적서가 같이 있어서 믿고 써요.',
      '작은 병으로 시험해 보고 큰 병을 샀어요.',
      '다른 향과 섞기 좋은 바탕이 돼 줘요.',
    ],
    second: [
      '몇 방울이면 충분해서 오래 써요.',
      '굳고 나서도 향이 그대로예요.',
      '마개가 단단해서 한 방울도 새지 않고 왔어요.',
      '재구매만 세 번째예요.',
      '수업에서 학생들이 가장 좋아한 향이에요.',
    ],
    mixed: [
      '향은 좋은데 왁스에 넣으면 조금 약해져요. 비율을 올려 봐야겠어요.',
      '기대보다 달콤해요. 우디한 향과 섞으니 괜찮아졌어요.',
    ],
    sad: [
      {
        body: '제가 떠올린 향과는 달랐어요. 작은 병부터 사 볼 걸 그랬어요.',
        reply: '향은 사람마다 다르게 떠오르지요. 다음에는 시향 카드를 먼저 보내 드릴게요. 고객센터로 말씀해 주세요.',
      },
    ],
    english: [
      'True to its name, and it survives the wax. Exactly what I needed.',
      'A few drops are plenty. It blends well with woods.',
      'Arrived in Lisbon without a drop lost.',
    ],
  },
  {
    kind: /^심지 \d/,
    first: [
      '불꽃이 얌전하고 그을음이 적어요.',
      '굵기가 고르게 와서 시험하기 편해요.',
      '지름에 맞는 것을 골랐더니 가장자리까지 잘 녹아요.',
      '오십 개가 금방 없어져요.',
    ],
    second: [
      '철 받침이 단단히 붙어 있어요.',
      '재구매만 다섯 번째예요.',
      '수업 재료로 나눠 쓰고 있어요.',
      '다른 굵기도 같이 사 두었어요.',
    ],
    mixed: ['잘 타지만 몇 개는 조금 휘어서 왔어요. 펴서 쓰면 괜찮아요.'],
    sad: [],
    english: ['A calm flame and hardly any soot. The sizing chart is right.'],
  },
  {
    kind: /용기/,
    first: [
      '유리가 두툼해서 뜨거운 왁스를 부어도 안심이 돼요.',
      '사진보다 실물이 더 맑아요.',
      '크기가 고르게 와서 여러 개를 나란히 두기 좋아요.',
      '하나하나 따로 싸여서 깨진 것 없이 왔어요.',
    ],
    second: [
      '다 쓰고 나서는 연필꽂이로 쓰려고요.',
      '라벨이 깨끗하게 붙어요.',
      '선물용으로 만들기에 딱 좋은 크기예요.',
      '다음에는 다른 색으로 사 볼게요.',
    ],
    mixed: ['예쁜데 하나에 작은 기포가 있었어요. 쓰는 데는 문제없어요.'],
    sad: [],
    english: [
      'Thick, clear glass, each one wrapped by itself. None was broken.',
      'The right weight in the hand. Labels stick well.',
    ],
  },
  {
    kind: /키트/,
    first: [
      '아이와 주말 오후를 즐겁게 보냈어요.',
      '처음인데도 순서가 쉬워서 실패하지 않았어요.',
      '필요한 것이 모두 들어 있어서 따로 살 게 없어요.',
      '집에서 수업을 듣는 기분이었어요.',
    ],
    second: [
      '만든 것을 부모님께 드렸더니 산 줄 아셨어요.',
      '재료가 조금 남아서 하나 더 만들었어요.',
      '설명서 그림이 친절해요.',
      '두 시간이면 충분해요.',
    ],
    mixed: ['재미있었는데 설명서 글씨가 조금 작아서 읽기 어려웠어요.'],
    sad: [],
    english: [
      'Everything was in the box and the steps are easy. It worked the first time.',
      'A calm Sunday afternoon for two. We are still proud of the result.',
    ],
  },
  {
    kind: /^책/,
    first: [
      '문장이 조용해서 잠들기 전에 한 장씩 읽어요.',
      '막연하던 것이 차례대로 정리됐어요.',
      '종이 질감이 좋아서 자꾸 만지게 돼요.',
      '밑줄을 긋다 보니 온통 밑줄이에요.',
    ],
    second: [
      '수업에서 교재로 써도 좋을 만큼 정리가 잘돼 있어요.',
      '예시가 많아서 따라 해 보기 좋아요.',
      '선물용으로 두 권을 더 샀어요.',
      '다 읽고 나서 처음부터 다시 펼쳤어요.',
    ],
    mixed: ['내용은 좋은데 글자가 조금 작아요.'],
    sad: [],
    english: ['I read it with a dictionary beside me, and it was worth every page.', 'Lovely paper, clear drawings.'],
  },
  {
    kind: /^공책/,
    first: [
      '날마다 한 칸씩 적는 재미가 있어요.',
      '칸이 잘 나뉘어 있어서 무엇을 적을지 고민하지 않아요.',
      '종이가 도톰해서 잉크가 비치지 않아요.',
    ],
    second: ['한 권을 다 채우면 또 사려고요.', '수업 시간에도 들고 다녀요.', '펼쳤을 때 반듯하게 눕는 게 좋아요.'],
    mixed: ['마음에 들지만 한 손에 들기에는 조금 무거워요.'],
    sad: [],
    english: ['Thick paper, sensible columns. I fill a page every day.'],
  },
  {
    // Whatever else there is: nothing is said that would not be true of anything.
    kind: /./,
    first: [
      '작은 물건인데도 마감이 꼼꼼해요.',
      '있고 없고의 차이가 커요.',
      '선물과 함께 보냈더니 좋아했어요.',
      '생각보다 자주 손이 가요.',
    ],
    second: ['배송도 빨랐어요.', '값이 아깝지 않아요.', '친구에게도 알려 주었어요.', '다음에도 또 살 거예요.'],
    mixed: ['마음에 드는데 설명이 조금 더 있으면 좋겠어요.'],
    sad: [],
    english: ['Small, well made, and used every day.', 'Does exactly what it should, quietly.'],
  },
]
