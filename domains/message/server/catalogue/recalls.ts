import { defineMessage, defineNews } from '../define-message.ts'

/** A lot is recalled and the order may hold a pack of it: its buyer compares what is printed there. */
export const lotRecalled = defineMessage({
  key: 'order.recalled',
  kind: 'order',
  reference: 'order_no',
  variables: ['name', 'order_no', 'goods', 'lot', 'reason', 'link'],
  kr: {
    title: '받으신 상품의 로트를 확인해 주세요',
    notice: '#{goods}, 회수하는 로트 #{lot}',
    greeting: '#{name} 님, 받으신 상품 가운데 일부를 회수해요.',
    paragraphs: [
      '#{goods}\n회수하는 로트 #{lot}\n이유 #{reason}\n주문 번호 #{order_no}',
      '포장에 적힌 로트가 같으면 쓰지 말고 고객센터로 연락해 주세요. 로트가 다르면 그대로 쓰셔도 돼요.',
    ],
    action: '주문 보기',
    text: '#{goods} 로트 #{lot} 회수: #{reason} 포장의 로트가 같으면 쓰지 말고 고객센터로 연락해 주세요. 주문 #{order_no}',
    talk: {
      code: 'order_recalled',
      text: '#{name} 님, 받으신 상품 가운데 일부를 회수해요.\n포장에 적힌 로트가 같으면 쓰지 말고 고객센터로 연락해 주세요.\n\n■ 상품: #{goods}\n■ 로트: #{lot}\n■ 이유: #{reason}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Please check the lot of your order',
    notice: '#{goods}, recalled lot #{lot}',
    greeting: 'We are recalling one lot of something you bought, #{name}.',
    paragraphs: [
      '#{goods}\nRecalled lot: #{lot}\nReason: #{reason}\nOrder number: #{order_no}',
      'If the lot on your pack is the same, please stop using it and contact customer care. A different lot is fine to use.',
    ],
    action: 'View order',
    text: 'Recall of #{goods}, lot #{lot}: #{reason} If your pack has this lot, stop using it and contact us. Order #{order_no}',
  },
})

/** A maker has a recalled lot at home, or made something of it. */
export const lotRecalledForMakers = defineNews({
  key: 'formula.recalled',
  kind: 'notice',
  variables: ['product', 'lot', 'reason', 'batches', 'link'],
  kr: { title: '#{product} 로트 #{lot}을 쓰지 말아 주세요', notice: '#{reason} #{batches}' },
  en: { title: 'Please stop using lot #{lot} of #{product}', notice: '#{reason} #{batches}' },
})

/** A lot of which this order is known to hold pieces is recalled, and a return is prepared at the shop's cost. */
export const lotReturn = defineMessage({
  key: 'order.lot-return',
  kind: 'order',
  reference: 'order_no',
  variables: ['name', 'order_no', 'goods', 'lot', 'reason', 'link'],
  kr: {
    title: '받으신 상품을 회수해요',
    notice: '#{goods}, 회수하는 로트 #{lot}. 쓰지 말고 보관해 주세요.',
    greeting: '#{name} 님, 받으신 상품에 회수하는 로트가 들어 있어요.',
    paragraphs: [
      '#{goods}\n회수하는 로트 #{lot}\n이유 #{reason}\n주문 번호 #{order_no}',
      '쓰지 말고 보관해 주세요. 반품을 미리 접수해 두었고, 배송비 없이 수거해 전액 환불해 드려요. 주문에서 확인해 주세요.',
    ],
    action: '주문 보기',
    text: '#{goods} 로트 #{lot} 회수: #{reason} 쓰지 말고 보관해 주세요. 반품을 접수해 두었어요. 주문 #{order_no}',
    talk: {
      code: 'order_lot_return',
      text: '#{name} 님, 받으신 상품에 회수하는 로트가 들어 있어요.\n쓰지 말고 보관해 주세요. 반품을 미리 접수해 두었고, 배송비 없이 수거해 환불해 드려요.\n\n■ 상품: #{goods}\n■ 로트: #{lot}\n■ 이유: #{reason}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'We are recalling something you bought',
    notice: '#{goods}, recalled lot #{lot}. Please stop using it.',
    greeting: 'Your order contains a lot we are recalling, #{name}.',
    paragraphs: [
      '#{goods}\nRecalled lot: #{lot}\nReason: #{reason}\nOrder number: #{order_no}',
      'Please stop using it and set it aside. We have opened a return for you: we cover the shipping and refund you in full. You can follow it in your order.',
    ],
    action: 'View order',
    text: 'Recall of #{goods}, lot #{lot}: #{reason} Stop using it and set it aside. We have opened a return for you. Order #{order_no}',
  },
})

export const recallMessages = [lotRecalled, lotReturn]
