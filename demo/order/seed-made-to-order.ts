import type { BottleDesign } from '@sillage/domains/custom/design-contract.ts'
import type { Seeding } from '../seeding.ts'
import { placeDemoOrders } from './place-orders.ts'

const guest = { mb_id: null }
const moon: BottleDesign = {
  kind: 'bottle',
  vessel: 'moon',
  size: 100,
  glass: 'amber',
  cap: 'wood',
  label: { name: '달 아래 귤밭', sub: '디퓨저 100 ml', shape: 'rect', paper: 'cotton', font: 'serif', crest: 'moon' },
}
const square: BottleDesign = {
  ...moon,
  vessel: 'square',
  size: 50,
  glass: 'clear',
  cap: 'ink',
  label: { ...moon.label, name: 'June Garden', sub: '50 ml', paper: 'night', crest: 'none' },
}

/** What the workshop has to make now: paid, in progress, and each for one buyer. */
export async function seedMadeToOrder({ ctx }: Seeding) {
  const bottle = (design: BottleDesign) => [{ key: 'bottle', value: design.label.name, design }]
  await placeDemoOrders(ctx, [
    { ...guest, days_ago: 11, lines: [{ product_id: 1703, state: 'preparing', quantity: 12, personal: bottle(moon) }] },
    { ...guest, days_ago: 3, lines: [{ product_id: 1703, state: 'paid', quantity: 2, personal: bottle(square) }] },
    {
      ...guest,
      days_ago: 1,
      lines: [{ product_id: 1701, state: 'paid', personal: [{ key: 'engraving', value: '서윤에게' }] }],
    },
  ])
}
