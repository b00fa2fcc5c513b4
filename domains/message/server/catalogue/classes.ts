import { defineMessage } from '../define-message.ts'

/** A seat is paid: when and where to come. */
export const classGranted = defineMessage({
  key: 'class.granted',
  kind: 'class',
  reference: 'order_no',
  variables: ['name', 'order_no', 'course', 'seats', 'when', 'place', 'meetings', 'link'],
  optional: ['meetings'],
  kr: {
    title: '수업을 안내해 드려요',
    notice: '#{course}, #{when}',
    greeting: '#{name} 님, 수업에서 곧 만나요.',
    paragraphs: [
      '#{course}\n일시 #{when}\n#{meetings}\n장소 #{place}\n자리 #{seats}\n주문 번호 #{order_no}',
      '앞치마와 재료는 모두 준비해 두니 따로 가져오실 것은 없어요. 편한 옷으로 오세요.',
      '시작하기 전에 주문 화면에서 취소하시면 전액을 돌려드려요.',
    ],
    action: '수업 보기',
    text: '#{course}\n#{when}\n#{place}\n자리 #{seats} (주문 #{order_no})',
    talk: {
      code: 'class_granted',
      text: '#{name} 님, 신청하신 수업을 안내해 드려요.\n앞치마와 재료는 모두 준비해 두니 따로 가져오실 것은 없어요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}\n■ 자리: #{seats}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'About your class',
    notice: '#{course}, #{when}',
    greeting: 'See you soon, #{name}.',
    paragraphs: [
      '#{course}\nWhen: #{when}\n#{meetings}\nWhere: #{place}\nSeats: #{seats}\nOrder number: #{order_no}',
      'Aprons and materials are provided, so there is nothing to bring. Wear something comfortable.',
      'Cancel on your order page before the class starts for a full refund.',
    ],
    action: 'See your class',
    text: '#{course}: #{when}, #{place}. Seats: #{seats}. Order #{order_no}',
  },
})

export const classMessages = [classGranted]
