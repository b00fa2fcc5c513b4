import { defineMessage } from '../define-message.ts'

/** An application to buy wholesale, or to become a dealer, has come in. */
export const applicationReceived = defineMessage({
  key: 'application.received',
  kind: 'application',
  variables: ['name', 'kind', 'link'],
  kr: {
    title: '#{kind} 신청을 받았어요',
    notice: '보통 영업일 3일 안에 결과를 알려 드려요.',
    greeting: '#{name} 님, 신청해 주셔서 고마워요.',
    paragraphs: ['#{kind} 신청을 잘 받았어요. 담당자가 검토하고 보통 영업일 3일 안에 결과를 알려 드릴게요.'],
    action: '신청 내용 보기',
    text: '#{kind} 신청을 받았어요. 보통 영업일 3일 안에 결과를 알려 드려요. #{link}',
    talk: {
      code: 'application_received',
      text: '#{name} 님, 보내 주신 #{kind} 신청을 잘 받았어요.\n\n담당자가 검토하고 보통 영업일 3일 안에 결과를 알려 드릴게요.',
    },
  },
  en: {
    title: 'We have received your #{kind} application',
    notice: 'We usually reply within three working days.',
    greeting: 'Thank you for applying, #{name}.',
    paragraphs: ['We have your #{kind} application. We usually reply within three working days.'],
    action: 'View application',
    text: 'We have received your #{kind} application and will reply within three working days. #{link}',
  },
})

/** Something is wanting before it can be decided. */
export const applicationAsked = defineMessage({
  key: 'application.asked',
  kind: 'application',
  variables: ['name', 'kind', 'note', 'link'],
  kr: {
    title: '#{kind} 신청에 보완이 필요해요',
    notice: '#{note}',
    greeting: '#{name} 님, 신청 내용을 검토하다 확인할 것이 있어 연락드려요.',
    paragraphs: ['#{note}', '아래에서 수정해 다시 보내 주시면 이어서 검토할게요.'],
    action: '신청 수정',
    text: '#{kind} 신청에 보완이 필요해요. 수정해서 다시 보내 주세요. #{link}',
    talk: {
      code: 'application_asked',
      text: '#{name} 님, 보내 주신 #{kind} 신청에 보완이 필요해요.\n\n신청 내용에서 담당자의 요청을 보고, 수정해서 다시 보내 주세요.',
    },
  },
  en: {
    title: 'We need more information for your #{kind} application',
    notice: '#{note}',
    greeting: 'We are reviewing your application, #{name}, and have a question.',
    paragraphs: ['#{note}', 'Please complete your application and send it again. We will continue from there.'],
    action: 'Complete application',
    text: 'We need more information for your #{kind} application. Please complete it and send it again. #{link}',
  },
})

export const applicationApproved = defineMessage({
  key: 'application.approved',
  kind: 'application',
  variables: ['name', 'kind', 'link'],
  kr: {
    title: '#{kind} 신청이 승인됐어요',
    notice: '지금부터 #{kind} 가격으로 사실 수 있어요.',
    greeting: '#{name} 님, 함께하게 되어 기뻐요.',
    paragraphs: [
      '#{kind} 신청이 승인됐어요. 지금부터 로그인하면 #{kind} 가격과 수량 할인이 보여요.',
      '견적서와 세금계산서도 쓰실 수 있어요.',
    ],
    action: '신청 내용 보기',
    text: '#{kind} 신청이 승인됐어요. 지금부터 #{kind} 가격으로 사실 수 있어요. #{link}',
    talk: {
      code: 'application_approved',
      text: '#{name} 님, 보내 주신 #{kind} 신청이 승인됐어요.\n\n지금부터 로그인하면 #{kind} 가격과 수량 할인이 보여요.',
    },
  },
  en: {
    title: 'Your #{kind} application has been approved',
    notice: 'You can now buy at #{kind} prices.',
    greeting: 'Welcome, #{name}.',
    paragraphs: [
      'Your #{kind} application has been approved. When you sign in, you will see #{kind} prices and volume discounts.',
      'You can also request quotations and tax invoices.',
    ],
    action: 'View application',
    text: 'Your #{kind} application has been approved. You can now buy at #{kind} prices. #{link}',
  },
})

export const applicationRejected = defineMessage({
  key: 'application.rejected',
  kind: 'application',
  variables: ['name', 'kind', 'note', 'link'],
  kr: {
    title: '#{kind} 신청 결과를 알려 드려요',
    notice: '이번에는 승인하지 못했어요.',
    greeting: '#{name} 님, 신청해 주셔서 고마워요.',
    paragraphs: [
      '아쉽지만 이번 #{kind} 신청은 승인하지 못했어요.',
      '#{note}',
      '상황이 달라지면 언제든 다시 신청해 주세요.',
    ],
    action: '결과 보기',
    text: '#{kind} 신청 결과가 나왔어요. 신청 내용에서 확인해 주세요. #{link}',
    talk: {
      code: 'application_rejected',
      text: '#{name} 님, 보내 주신 #{kind} 신청의 결과가 나왔어요.\n\n신청 내용에서 결과와 이유를 확인해 주세요.',
    },
  },
  en: {
    title: 'About your #{kind} application',
    notice: 'We could not approve it this time.',
    greeting: 'Thank you for applying, #{name}.',
    paragraphs: [
      'We are sorry: we could not approve your #{kind} application this time.',
      '#{note}',
      'You are welcome to apply again if your situation changes.',
    ],
    action: 'View decision',
    text: 'We have a decision on your #{kind} application. #{link}',
  },
})

export const applicationMessages = [applicationReceived, applicationAsked, applicationApproved, applicationRejected]
