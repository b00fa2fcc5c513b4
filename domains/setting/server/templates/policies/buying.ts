import { article, type SeedPolicy } from './policy-shape.ts'

const first = { version: 1, published_days_ago: 420, effective_days_ago: 420, changes: '', changes_en: '' } as const

/** What is asked of buyers: without joining, or something that others bring or make. */
export const buying: SeedPolicy[] = [
  {
    kind: 'guest',
    ...first,
    sections: [
      article({
        title: '수집하는 항목과 목적, 기간',
        title_en: 'What we collect, why, and for how long',
        table: {
          head: ['항목', '목적', '보유 기간'],
          head_en: ['Items', 'Purpose', 'Kept'],
          rows: [
            {
              cells: [
                '주문하는 분의 이름, 휴대전화 번호, 메일 주소, 주문 비밀번호(암호화)',
                '주문의 확인과 조회, 알림, 상담',
                '5년 (전자상거래법)',
              ],
              cells_en: [
                "Buyer's name, mobile number, email, order password (hashed)",
                'Confirming and finding the order, notices, support',
                '5 years (E-Commerce Consumer Protection Act)',
              ],
            },
            {
              cells: ['받는 분의 이름, 연락처, 주소', '상품의 배송', '5년 (전자상거래법)'],
              cells_en: ["Receiver's name, phone, address", 'Delivery', '5 years (E-Commerce Consumer Protection Act)'],
            },
            {
              cells: ['결제 내역, 환급 계좌', '결제와 환급', '5년 (전자상거래법)'],
              cells_en: [
                'Payment details, refund account',
                'Payment and refunds',
                '5 years (E-Commerce Consumer Protection Act)',
              ],
            },
          ],
        },
      }),
      article({
        title: '거부할 권리와 불이익',
        title_en: 'Your right to refuse',
        text: [
          '동의하지 않을 수 있어요. 다만 주문과 배송에 꼭 필요한 정보라서, 동의하지 않으면 비회원으로 주문할 수 없어요.',
        ],
        text_en: [
          'You may refuse. As ordering and delivery need this information, you cannot order as a guest in that case.',
        ],
      }),
    ],
  },
  {
    kind: 'provision',
    ...first,
    sections: [
      article({
        title: '제공하는 내용',
        title_en: 'What is provided',
        text: ['다음 상품을 주문하신 때에만, 그 주문에 필요한 정보를 제공해요. 다른 주문에서는 제공하지 않아요.'],
        text_en: [
          'Information is shared only when you order the following, and only what that order needs. For other orders nothing is shared.',
        ],
        table: {
          head: ['받는 곳', '항목', '목적', '보유 기간'],
          head_en: ['Recipient', 'Items', 'Purpose', 'Kept'],
          rows: [
            {
              cells: [
                '다른 공방에서 여는 클래스의 진행 공방',
                '신청한 분의 이름, 휴대전화 번호',
                '출석의 확인, 수업의 안내',
                '수업이 끝난 뒤 30일까지',
              ],
              cells_en: [
                'The studio that holds a class outside our own',
                "Student's name, mobile number",
                'Attendance, notices on the class',
                '30 days after the class',
              ],
            },
            {
              cells: [
                '만든 곳에서 바로 보내는 상품의 제작자',
                '받는 분의 이름, 연락처, 주소',
                '상품의 배송과 사후 관리',
                '배송을 마친 뒤 90일까지',
              ],
              cells_en: [
                'The maker of goods sent straight from the workshop',
                "Receiver's name, phone, address",
                'Delivery and after-sales care',
                '90 days after delivery',
              ],
            },
          ],
        },
      }),
      article({
        title: '거부할 권리와 불이익',
        title_en: 'Your right to refuse',
        text: ['동의하지 않을 수 있어요. 다만 위의 상품은 주문할 수 없어요. 다른 상품의 주문에는 영향이 없어요.'],
        text_en: [
          'You may refuse. In that case you cannot order the goods named above; other orders are not affected.',
        ],
      }),
    ],
  },
]
