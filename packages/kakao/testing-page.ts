import { createAddChannelButton, createChatButton } from './channel/buttons.ts'
import { hostsAt } from './hosts.ts'
import { createKakao, type Kakao } from './kakao.ts'
import { KakaoError } from './kakao-error.ts'
import { createCustomButton, createDefaultButton, createScrapButton } from './share/buttons.ts'
import { actionsOf } from './testing-actions.ts'
import { labelOf, type PageLanguage } from './testing-labels.ts'

export type PageSettings = { url: string; jsKey: string; channel: string; lang: PageLanguage }

/** A page with one button for each thing the package does; what came of it stands in the status line. */
export function drawPage({ url, jsKey, channel, lang }: PageSettings, root: Element = document.body) {
  const kakao = createKakao({ hosts: hostsAt(url) })
  kakao.init(jsKey)
  const redirectUri = location.origin + location.pathname
  const status = Object.assign(document.createElement('output'), { id: 'status' })
  let spoken = lang
  const show = (value: unknown) => {
    status.textContent = JSON.stringify(value) ?? labelOf('nothing', spoken)
  }
  /** A button that says what it does, in the language of the page. */
  const buttonOf = (name: string, settings: { id?: string; className: string }) => {
    const button = Object.assign(document.createElement('button'), { ...settings, textContent: labelOf(name, lang) })
    button.dataset.label = name
    return button
  }
  const toggle = buttonOf('English', { className: 'cancel' })
  toggle.addEventListener('click', () => {
    spoken = spoken === 'ko' ? 'en' : 'ko'
    document.documentElement.lang = spoken
    for (const element of root.querySelectorAll<HTMLElement>('[data-label]'))
      element.textContent = labelOf(element.dataset.label ?? '', spoken)
  })
  root.append(toggle, status)
  for (const [name, action] of Object.entries(actionsOf(kakao, { jsKey, channel, redirectUri }))) {
    const button = buttonOf(name, { className: 'cancel' })
    button.addEventListener('click', async () => {
      status.textContent = `${labelOf(name, spoken)} …`
      try {
        show(await action())
      } catch (error) {
        show(error instanceof KakaoError ? { refused: error.message, ...error.details } : String(error))
      }
    })
    root.append(button)
  }
  for (const [id, name] of Object.entries(shareButtons)) root.append(buttonOf(name, { id, className: 'cancel' }))
  root.append(Object.assign(document.createElement('p'), { id: 'channel' }))
  makeButtons(kakao, { channel, redirectUri })
}

const shareButtons = { scrap: 'share this page', custom: 'share our news', default: 'share a greeting' }

/** What the package makes buttons of: elements that are there, and places for its own. */
function makeButtons(kakao: Kakao, { channel, redirectUri }: { channel: string; redirectUri: string }) {
  createScrapButton(kakao, { container: '#scrap', requestUrl: redirectUri })
  createCustomButton(kakao, { container: '#custom', templateId: 1001 })
  createDefaultButton(kakao, {
    container: '#default',
    objectType: 'text',
    text: '안녕하세요',
    link: { webUrl: redirectUri },
  })
  createAddChannelButton(kakao, { container: '#channel', channelPublicId: channel })
  createChatButton(kakao, { container: '#channel', channelPublicId: channel })
}
