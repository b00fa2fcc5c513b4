import { before, type SeedPolicy } from './policy-shape.ts'
import { conduct } from './terms-conduct.ts'
import { membership } from './terms-membership.ts'
import { deliveryAtFirst, orders } from './terms-orders.ts'
import { classes, withdrawal } from './terms-withdrawal.ts'

const second = [...membership, ...orders, ...withdrawal, classes, ...conduct]

export const terms: SeedPolicy[] = [
  {
    kind: 'terms',
    version: 1,
    published_days_ago: 420,
    effective_days_ago: 420,
    changes: '',
    changes_en: '',
    sections: before(second, { without: [classes.title], instead: [deliveryAtFirst] }),
  },
  {
    kind: 'terms',
    version: 2,
    published_days_ago: 140,
    effective_days_ago: 130,
    changes: '클래스의 신청과 환불을 새 조로 두고, 배송에 매장에서 받기와 해외 배송을 더했어요.',
    changes_en: 'A new article on classes and their refunds; store pickup and overseas delivery added to delivery.',
    sections: second,
  },
]
