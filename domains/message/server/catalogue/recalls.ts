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

export const recallMessages = [lotRecalled]
