import { defineMessage } from '../define-message.ts'

/** A seat is paid: when and where to come. */
export const classGranted = defineMessage({
  key: 'class.granted',
  kind: 'class',
  reference: 'order_no',
  variables: ['name', 'order_no', 'course', 'seats', 'when', 'place', 'meetings', 'bring', 'kit', 'link'],
  optional: ['meetings', 'bring', 'kit'],
  kr: {
    title: '수업을 안내해 드려요',
    notice: '#{course}, #{when}',
    greeting: '#{name} 님, 수업에서 곧 만나요.',
    paragraphs: [
      '#{course}\n일시 #{when}\n#{meetings}\n장소 #{place}\n준비물 #{bring}\n첫날 전에 보내 드리는 재료 #{kit}\n자리 #{seats}\n주문 번호 #{order_no}',
      '시작하기 전에 주문 화면에서 취소하시면 전액을 돌려드려요.',
    ],
    action: '수업 보기',
    text: '#{course}\n#{when}\n#{place}\n자리 #{seats} (주문 #{order_no})',
    talk: {
      code: 'class_granted',
      text: '#{name} 님, 신청하신 수업을 안내해 드려요.\n시작하기 전에 주문 화면에서 취소하시면 전액을 돌려드려요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}\n■ 자리: #{seats}\n■ 주문 번호: #{order_no}',
    },
  },
  en: {
    title: 'Your class details',
    notice: '#{course}, #{when}',
    greeting: 'See you soon, #{name}.',
    paragraphs: [
      '#{course}\nWhen: #{when}\n#{meetings}\nWhere: #{place}\nBring: #{bring}\nSent to you before the first day: #{kit}\nSeats: #{seats}\nOrder number: #{order_no}',
      'Cancel on your order page before the class starts for a full refund.',
    ],
    action: 'View class details',
    text: '#{course}: #{when}, #{place}. Seats: #{seats}. Order #{order_no}',
  },
})

const lesson = ['name', 'course', 'when', 'place', 'link'] as const
const lessonKr = '#{course}\n일시 #{when}\n장소 #{place}'
const lessonEn = '#{course}\nWhen: #{when}\nWhere: #{place}'

/** A week before the first meeting: time enough to move the booking to another session. */
export const classInAWeek = defineMessage({
  key: 'class.week',
  kind: 'class',
  manner: 'by day',
  variables: lesson,
  kr: {
    title: '일주일 뒤에 수업이 있어요',
    notice: '#{course}, #{when}',
    greeting: '#{name} 님, 일주일 뒤에 만나요.',
    paragraphs: [lessonKr, '시작 3일 전까지는 다른 날짜로 한 번 바꿀 수 있고, 시작 전에 취소하면 전액을 돌려드려요.'],
    action: '내 수업 보기',
    text: '#{course} 수업이 일주일 남았어요. #{when}, #{place}',
    talk: {
      code: 'class_week',
      text: '#{name} 님, 신청하신 수업이 일주일 남았어요.\n시작 3일 전까지는 다른 날짜로 한 번 바꿀 수 있어요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'Your class is a week away',
    notice: '#{course}, #{when}',
    greeting: 'See you next week, #{name}.',
    paragraphs: [
      lessonEn,
      'You can move to another date once, up to 3 days before the start. Cancel before the start for a full refund.',
    ],
    action: 'View my classes',
    text: '#{course} is a week away: #{when}, #{place}',
  },
})

/** A day before a meeting. */
export const classTomorrow = defineMessage({
  key: 'class.tomorrow',
  kind: 'class',
  manner: 'by day',
  variables: [...lesson, 'bring'],
  optional: ['bring'],
  kr: {
    title: '내일 수업이 있어요',
    notice: '#{course}, #{when}',
    greeting: '#{name} 님, 내일 만나요.',
    paragraphs: [`${lessonKr}\n준비물 #{bring}`, '입구에서 내 수업 화면의 QR 코드를 보여 주세요.'],
    action: '내 수업 보기',
    text: '내일 #{course} 수업이 있어요. #{when}, #{place}',
    talk: {
      code: 'class_tomorrow',
      text: '#{name} 님, 내일 수업이 있어요.\n입구에서 내 수업 화면의 QR 코드를 보여 주세요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'Your class is tomorrow',
    notice: '#{course}, #{when}',
    greeting: 'See you tomorrow, #{name}.',
    paragraphs: [`${lessonEn}\nBring: #{bring}`, 'Please show the QR code on the My classes page at the door.'],
    action: 'View my classes',
    text: '#{course} is tomorrow: #{when}, #{place}',
  },
})

/** Staff moved the session: the participant agrees, or gets everything back. */
export const classMoved = defineMessage({
  key: 'class.moved',
  kind: 'class',
  variables: [...lesson, 'before'],
  kr: {
    title: '수업 날짜가 바뀌었어요',
    notice: '#{course}, #{when}로 바뀌었어요',
    greeting: '#{name} 님, 수업 날짜가 바뀌어서 알려 드려요.',
    paragraphs: [
      '#{course}\n바뀌기 전 #{before}\n바뀐 일시 #{when}\n장소 #{place}',
      '새 날짜에 오실 수 있는지 내 수업에서 알려 주세요. 어려우시면 다른 날짜로 옮기거나 전액을 돌려받을 수 있어요.',
    ],
    action: '새 날짜 확인하기',
    text: '#{course} 수업이 #{before}에서 #{when}로 바뀌었어요. 내 수업에서 확인해 주세요. #{link}',
    talk: {
      code: 'class_moved',
      text: '#{name} 님, 신청하신 수업의 날짜가 바뀌었어요.\n새 날짜에 오실 수 있는지 내 수업에서 알려 주세요.\n\n■ 수업: #{course}\n■ 바뀌기 전: #{before}\n■ 바뀐 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'Your class has a new date',
    notice: '#{course} is now on #{when}',
    greeting: 'The date of your class has changed, #{name}.',
    paragraphs: [
      '#{course}\nBefore: #{before}\nNow: #{when}\nWhere: #{place}',
      'Please tell us on the My classes page whether you can come. If not, you can move to another date or get a full refund.',
    ],
    action: 'Check the new date',
    text: '#{course} has moved from #{before} to #{when}. Please check: #{link}',
  },
})

/** The school cancels a session: everything is refunded. */
export const classCanceled = defineMessage({
  key: 'class.canceled',
  kind: 'class',
  variables: [...lesson, 'reason'],
  optional: ['reason'],
  kr: {
    title: '수업이 취소되었어요',
    notice: '#{course}, 낸 금액을 모두 돌려드려요',
    greeting: '#{name} 님, 수업을 열지 못하게 되어 죄송해요.',
    paragraphs: [`${lessonKr}\n#{reason}`, '내신 금액은 모두 돌려드려요. 환불이 끝나면 다시 알려 드릴게요.'],
    action: '다른 날짜 보기',
    text: '#{course} (#{when}) 수업이 취소되어 전액을 돌려드려요.',
    talk: {
      code: 'class_canceled',
      text: '#{name} 님, 신청하신 수업을 열지 못하게 되었어요.\n내신 금액은 모두 돌려드려요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'Your class has been canceled',
    notice: '#{course}: full refund',
    greeting: 'We are sorry, #{name}: this class will not take place.',
    paragraphs: [
      `${lessonEn}\n#{reason}`,
      'We will refund everything you paid and let you know once the refund has been sent.',
    ],
    action: 'See other dates',
    text: '#{course} (#{when}) has been canceled. You will receive a full refund.',
  },
})

/** The first on the waiting list has a seat until the offer expires. */
export const classSeatOffered = defineMessage({
  key: 'class.offered',
  kind: 'class',
  variables: [...lesson, 'until'],
  kr: {
    title: '기다리던 자리가 났어요',
    notice: '#{course}, #{until}까지 결제해 주세요',
    greeting: '#{name} 님, 기다리던 수업에 자리가 났어요.',
    paragraphs: [lessonKr, '#{until}까지 자리를 맡아 드려요. 그때까지 결제하지 않으면 다음 분에게 넘어가요.'],
    action: '결제하기',
    text: '#{course} 자리가 났어요. #{until}까지 결제해 주세요. #{link}',
    talk: {
      code: 'class_offered',
      text: '#{name} 님, 기다리던 수업에 자리가 났어요.\n#{until}까지 결제하지 않으면 다음 분에게 넘어가요.\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'A seat has opened up for you',
    notice: '#{course}: please pay by #{until}',
    greeting: 'A seat has opened up, #{name}.',
    paragraphs: [
      lessonEn,
      'We are holding it for you until #{until}. After that, it goes to the next person on the waiting list.',
    ],
    action: 'Book your seat',
    text: 'A seat in #{course} is yours until #{until}. Pay here: #{link}',
  },
})

export const classCertified = defineMessage({
  key: 'class.certified',
  kind: 'class',
  variables: ['name', 'course', 'number', 'link'],
  kr: {
    title: '수료증이 발급됐어요',
    notice: '#{course} 수료증 #{number}',
    greeting: '#{name} 님, 수료를 축하해요.',
    paragraphs: [
      '#{course}\n수료증 번호 #{number}',
      '내 수업에서 PDF로 내려받을 수 있고, 번호는 누구나 확인할 수 있어요.',
    ],
    action: '수료증 보기',
    text: '#{course} 수료증이 발급됐어요. 번호 #{number}',
    talk: {
      code: 'class_certified',
      text: '#{name} 님, 수료를 축하해요.\n내 수업에서 수료증을 내려받을 수 있어요.\n\n■ 수업: #{course}\n■ 수료증 번호: #{number}',
    },
  },
  en: {
    title: 'Your certificate is ready',
    notice: '#{course}, certificate #{number}',
    greeting: 'Congratulations, #{name}.',
    paragraphs: [
      '#{course}\nCertificate number: #{number}',
      'Download the PDF on the My classes page. Anyone can verify the number.',
    ],
    action: 'View certificate',
    text: 'Your certificate for #{course} is ready. Number #{number}',
  },
})

/** What staff write to the participants of a session. */
export const classNote = defineMessage({
  key: 'class.note',
  kind: 'class',
  variables: [...lesson, 'text'],
  kr: {
    title: '수업 소식이에요',
    notice: '#{course}: #{text}',
    greeting: '#{name} 님, 수업 소식을 전해 드려요.',
    paragraphs: [lessonKr, '#{text}'],
    action: '내 수업 보기',
    text: '#{course}: #{text}',
    talk: {
      code: 'class_note',
      text: '#{name} 님, 수업 소식을 전해 드려요.\n\n#{text}\n\n■ 수업: #{course}\n■ 일시: #{when}\n■ 장소: #{place}',
    },
  },
  en: {
    title: 'News about your class',
    notice: '#{course}: #{text}',
    greeting: 'News about your class, #{name}.',
    paragraphs: [lessonEn, '#{text}'],
    action: 'View my classes',
    text: '#{course}: #{text}',
  },
})

export const classMessages = [
  classGranted,
  classInAWeek,
  classTomorrow,
  classMoved,
  classCanceled,
  classSeatOffered,
  classCertified,
  classNote,
]
