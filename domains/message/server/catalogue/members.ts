import { defineNews } from '../define-message.ts'

/** What a new member finds on the first visit. */
export const memberWelcome = defineNews({
  key: 'member.welcome',
  kind: 'welcome',
  variables: ['name', 'link'],
  kr: {
    title: '#{name} 님, 실라주에 오신 것을 환영해요',
    notice: '가입을 축하하는 선물을 넣어 두었어요. 마이페이지에서 확인해 보세요.',
  },
  en: {
    title: 'Welcome to Sillage, #{name}',
    notice: 'We have added a welcome gift to your account. See it on My Page.',
  },
})

const variables = ['day', 'channel', 'link'] as const

/** The law wants both the agreement to advertising and its end confirmed: by whom, when, to what. */
export const adsAgreed = defineNews({
  key: 'member.ads_agreed',
  kind: 'account',
  variables,
  kr: { title: '광고 수신에 동의하셨어요', notice: '#{day} 실라주의 #{channel} 소식 수신 동의를 처리했어요.' },
  en: { title: 'You agreed to receive our news', notice: '#{day}: you agreed to news from Sillage by #{channel}.' },
})

export const adsDeclined = defineNews({
  key: 'member.ads_declined',
  kind: 'account',
  variables,
  kr: { title: '광고 수신 동의를 철회했어요', notice: '#{day} 실라주의 #{channel} 소식 수신 거부를 처리했어요.' },
  en: { title: 'You no longer receive our news', notice: '#{day}: you opted out of news from Sillage by #{channel}.' },
})

export const memberNews = [memberWelcome, adsAgreed, adsDeclined]
