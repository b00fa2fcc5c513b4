import type { Words } from './words-shape.ts'

/** For those who came to learn: true of any class, however long it was. */
export const classes: Words[] = [
  {
    kind: /^클래스 · 하루/,
    first: [
      '처음이라 걱정했는데 한 사람 한 사람 옆에서 봐 주셨어요.',
      '혼자 갔는데도 금방 편해졌어요.',
      '친구와 생일 선물로 함께 들었어요.',
      '설명보다 손을 쓰는 시간이 많아서 좋았어요.',
      '반나절이 어떻게 지나갔는지 모르겠어요.',
    ],
    second: [
      '만든 것을 예쁘게 싸 주셔서 그대로 선물했어요.',
      '작업실에 빛이 잘 들어서 사진도 예쁘게 나와요.',
      '집에서 다시 해 볼 수 있게 적은 종이를 주세요.',
      '다음에는 어머니와 함께 오려고요.',
      '궁금한 것을 끝까지 들어 주셨어요.',
    ],
    mixed: [
      '수업은 좋았는데 시간이 조금 모자랐어요. 삼십 분만 더 있으면 좋겠어요.',
      '내용은 알찬데 찾아가는 길이 조금 어려웠어요. 지도를 미리 보고 가세요.',
    ],
    sad: [
      {
        body: '늦게 온 분이 있어서 시작이 늦어졌어요. 뒤에 일정이 있어 마무리를 서둘러야 했어요.',
        reply: '기다리게 해 드려 죄송해요. 이제는 정한 시간에 먼저 시작하고, 늦은 분은 따로 도와 드리고 있어요.',
      },
    ],
    english: [
      'The teacher switched to English whenever I looked lost. A calm, generous afternoon.',
      'Small group, good light, and I took home something I am proud of.',
      'The best two hours of our week in Seoul. Book early.',
    ],
  },
  {
    kind: /^클래스/,
    first: [
      '매주 이 시간을 기다리게 됐어요.',
      '혼자 책으로 볼 때 막히던 곳이 하나씩 풀렸어요.',
      '회사를 다니면서 들었는데 따라갈 만한 빠르기였어요.',
      '함께 들은 분들과 지금도 연락하고 지내요.',
      '첫날 맡은 것과 마지막 날 맡은 것이 같은데 다르게 느껴졌어요.',
    ],
    second: [
      '수업 사이에 해 올 일이 있어서 실력이 정말 늘어요.',
      '빠진 날은 다음 반에서 채워 들을 수 있었어요.',
      '재료를 싸 주셔서 집에서 연습하기 좋았어요.',
      '마지막 날 만든 것은 아직도 아껴 두고 있어요.',
      '다음 과정도 신청했어요.',
    ],
    mixed: [
      '배우는 것은 많은데 해 올 일이 생각보다 많아요. 시간을 비워 두고 시작하세요.',
      '선생님도 내용도 좋아요. 저녁 반이 더 있으면 좋겠어요.',
    ],
    sad: [
      {
        body: '중간에 날짜가 한 번 바뀌어서 곤란했어요. 수업 내용은 만족해요.',
        reply: '일정이 바뀌어 불편을 드렸어요. 이제는 바뀔 수 있는 날을 신청할 때 미리 알려 드려요.',
      },
    ],
    english: [
      'I came back every week with a notebook full of smells. Worth each hour.',
      'Patient teaching and real practice between the meetings. My nose has a vocabulary now.',
    ],
  },
]
