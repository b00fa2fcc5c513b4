import { before, type SeedPolicy } from './policy-shape.ts'
import { rights } from './privacy-rights.ts'
import { use } from './privacy-use.ts'

const third = [...use, ...rights]
const second = before(third, { without: ['매장 구매 내역의 확인', '카카오톡 본인 확인'] })
const first = before(second, { without: ['카카오 계정으로 로그인', '국외 이전'] })

export const privacy: SeedPolicy[] = [
  {
    kind: 'privacy',
    version: 1,
    published_days_ago: 420,
    effective_days_ago: 420,
    changes: '',
    changes_en: '',
    sections: first,
  },
  {
    kind: 'privacy',
    version: 2,
    published_days_ago: 240,
    effective_days_ago: 230,
    changes: '카카오 계정으로 로그인할 때 받는 정보와, 페이팔 결제와 해외 배송에 따른 국외 이전을 새로 적었어요.',
    changes_en:
      'New: what we receive when you sign in with Kakao, and transfers abroad for PayPal and overseas delivery.',
    sections: second,
  },
  {
    kind: 'privacy',
    version: 3,
    published_days_ago: 22,
    effective_days_ago: 15,
    changes:
      '매장 구매 내역을 온라인에서 보실 수 있게 되면서 휴대전화 번호로 구매를 맞추는 절차를, 그리고 카카오톡 본인 확인을 새로 적었어요.',
    changes_en:
      'New: how store purchases, which can now be seen online, are matched by mobile number; and verifying your identity with KakaoTalk.',
    sections: third,
  },
]
