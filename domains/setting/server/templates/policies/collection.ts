import type { PolicySection } from '../../../contract.ts'
import { article, before, type SeedPolicy } from './policy-shape.ts'

const head = ['항목', '목적', '보유 기간']
const head_en = ['Items', 'Purpose', 'Kept']
const untilLeaving = ['탈퇴할 때까지', 'Until you leave'] as const

function collected(rows: { cells: string[]; cells_en: string[] }[]): PolicySection {
  return article({
    title: '수집하는 항목과 목적, 기간',
    title_en: 'What we collect, why, and for how long',
    table: {
      head,
      head_en,
      rows: rows.map(({ cells, cells_en }) => ({
        cells: [...cells, untilLeaving[0]],
        cells_en: [...cells_en, untilLeaving[1]],
      })),
    },
    text: ['법이 더 오래 보관하도록 정한 기록은 개인정보 처리방침에 적힌 기간 동안 나누어 보관해요.'],
    text_en: [
      'Records that the law requires us to keep longer are stored separately for the period stated in the privacy policy.',
    ],
  })
}

const joining = [
  {
    cells: ['아이디, 비밀번호, 이름, 나라', '회원의 확인과 관리, 부정 이용 방지'],
    cells_en: ['ID, password, name, country', 'Identifying and serving members, preventing misuse'],
  },
  {
    cells: ['휴대전화 번호, 메일 주소', '본인 인증, 주문과 배송의 알림, 아이디와 비밀번호 찾기'],
    cells_en: ['Mobile number, email address', 'Verification, notices on orders, finding an ID or password'],
  },
]
const stores = {
  cells: ['휴대전화 번호, 매장 구매 내역', '매장에서 산 내역을 내 화면에서 보여 드리기'],
  cells_en: ['Mobile number, store purchases', 'Showing what you bought in our stores'],
}

const second = [
  collected([...joining, stores]),
  article({
    title: '거부할 권리와 불이익',
    title_en: 'Your right to refuse',
    text: [
      '동의하지 않을 수 있어요. 다만 가입에 꼭 필요한 정보라서, 동의하지 않으면 회원으로 가입할 수 없어요. 비회원으로는 주문할 수 있어요.',
    ],
    text_en: [
      'You may refuse. As joining is not possible without this information, you cannot become a member in that case. You can still order as a guest.',
    ],
  }),
]

/** What everyone who joins is asked to agree to. */
export const collection: SeedPolicy[] = [
  {
    kind: 'collection',
    version: 1,
    published_days_ago: 420,
    effective_days_ago: 420,
    changes: '',
    changes_en: '',
    sections: before(second, { instead: [collected(joining)] }),
  },
  {
    kind: 'collection',
    version: 2,
    published_days_ago: 22,
    effective_days_ago: 15,
    changes: '매장 구매 내역을 보여 드리는 목적을 더했어요.',
    changes_en: 'Showing store purchases was added as a purpose.',
    sections: second,
  },
]
