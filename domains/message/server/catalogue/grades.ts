import { defineMessage } from '../define-message.ts'

const variables = ['name', 'grade', 'percent', 'link'] as const

/** What a member spent in twelve months has brought them the next grade. */
export const gradeRaised = defineMessage({
  key: 'grade.raised',
  kind: 'account',
  variables,
  manner: 'by day',
  kr: {
    title: '#{grade} 회원이 되셨어요',
    notice: '이제 구매를 확정하면 적립금이 #{percent}% 쌓여요.',
    greeting: '#{name} 님, 축하드려요.',
    paragraphs: ['오늘부터 #{grade} 회원이에요. 구매를 확정하면 적립금이 #{percent}% 쌓여요.'],
    action: '내 등급 보기',
    text: '#{name} 님, #{grade} 회원이 되셨어요. 이제 적립금이 #{percent}% 쌓여요. #{link}',
    talk: {
      code: 'grade_raised',
      text: '#{name} 님, 오늘부터 #{grade} 회원이에요.\n\n■ 적립률: #{percent}%',
    },
  },
  en: {
    title: 'You are now a #{grade} member',
    notice: 'You now earn #{percent}% in points on confirmed purchases.',
    greeting: 'Congratulations, #{name}.',
    paragraphs: ['You are a #{grade} member from today and earn #{percent}% in points on confirmed purchases.'],
    action: 'View your grade',
    text: '#{name}, you are now a #{grade} member and earn #{percent}% in points. #{link}',
  },
})

/** They spent less in the last twelve months than their grade needs. */
export const gradeLowered = defineMessage({
  key: 'grade.lowered',
  kind: 'account',
  variables,
  manner: 'by day',
  kr: {
    title: '회원 등급이 바뀌었어요',
    notice: '#{grade} 회원이 되셨어요. 적립률은 #{percent}%예요.',
    greeting: '#{name} 님, 회원 등급이 바뀌어 알려 드려요.',
    paragraphs: [
      '회원 등급은 지난 12개월 동안 구매를 확정하신 금액으로 정해져요. 오늘부터 #{grade} 회원이고, 적립률은 #{percent}%예요.',
      '다음 등급까지 남은 금액은 마이페이지에서 볼 수 있어요.',
    ],
    action: '내 등급 보기',
    text: '#{name} 님, 지난 12개월 동안의 구매 금액에 따라 #{grade} 회원이 되셨어요. 적립률 #{percent}%. #{link}',
    talk: {
      code: 'grade_lowered',
      text: '#{name} 님, 지난 12개월 동안의 구매 금액에 따라 회원 등급이 바뀌었어요.\n\n■ 등급: #{grade}\n■ 적립률: #{percent}%',
    },
  },
  en: {
    title: 'Your membership grade has changed',
    notice: 'You are now a #{grade} member and earn #{percent}% in points.',
    greeting: 'Hello #{name}, your membership grade has changed.',
    paragraphs: [
      'Your grade depends on your confirmed purchases of the last 12 months. From today you are a #{grade} member and earn #{percent}% in points.',
      'See My Page for how much more you need to reach the next grade.',
    ],
    action: 'View your grade',
    text: '#{name}, you are now a #{grade} member and earn #{percent}% in points, based on your purchases of the last 12 months. #{link}',
  },
})

export const gradeMessages = [gradeRaised, gradeLowered]
