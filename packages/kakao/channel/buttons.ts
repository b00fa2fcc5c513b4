import { clickable } from '../container.ts'
import type { Kakao } from '../kakao.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { open } from './open.ts'
import {
  type AddButtonSettings,
  addButtonRule,
  type ChannelSettings,
  type ChatButtonSettings,
  chatButtonRule,
} from './settings.ts'

type Picture = { name: string; title: string; supportMultipleDensities: boolean }

/** Draws the provider's button that adds a channel. */
export function createAddChannelButton(kakao: Kakao, settings: AddButtonSettings) {
  const caller = 'Channel.createAddChannelButton'
  const container = clickable(kakao, settings.container, caller)
  const checked = checkSettings(caller, { ...settings, ...writtenOn(container) }, addButtonRule)
  const name = `friendadd_${checked.size}_yellow_rect`
  return draw(kakao, container, { ...checked, name, title: '카카오톡 채널 추가 버튼' }, 'add', checked)
}

/** Draws the provider's button that opens a chat. */
export function createChatButton(kakao: Kakao, settings: ChatButtonSettings) {
  const caller = 'Channel.createChatButton'
  const container = clickable(kakao, settings.container, caller)
  const checked = checkSettings(caller, { ...settings, ...writtenOn(container) }, chatButtonRule)
  const name = `${checked.title}_${checked.size}_${checked.color}_${checked.shape}`
  return draw(kakao, container, { ...checked, name, title: '카카오톡 채널 1:1 채팅 버튼' }, 'chat', checked)
}

const attributes = {
  channelPublicId: 'data-channel-public-id',
  size: 'data-size',
  color: 'data-color',
  shape: 'data-shape',
  title: 'data-title',
  supportMultipleDensities: 'data-support-multiple-densities',
  lang: 'data-lang',
}

/** What stands on the element itself goes before what was said in the script. */
function writtenOn(container: Element): object {
  const written = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = container.getAttribute(attribute)
    return value === null ? [] : [[name, value === 'true' || (value === 'false' ? false : value)]]
  })
  return Object.fromEntries(written)
}

function draw(
  kakao: Kakao,
  container: Element,
  { name, title, supportMultipleDensities }: Picture,
  action: 'add' | 'chat',
  { channelPublicId, lang }: ChannelSettings,
) {
  const { hosts, world } = kakao
  const page = container.ownerDocument
  const image = (density: string) => `${hosts.channelImages}/${name}${density}.png`
  const picture = Object.assign(page.createElement('img'), { src: image(''), title, alt: title })
  if (supportMultipleDensities) picture.srcset = `${image('_2X')} 2x, ${image('_3X')} 3x`
  const button = Object.assign(page.createElement('a'), { href: '#' })
  button.append(picture)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    const settings = { channelPublicId, ...(lang && { lang }) }
    open(kakao, action, settings).catch((error: Error) => world.warn(error.message))
  })
  container.append(button)
  return kakao.lend(() => button.remove())
}
