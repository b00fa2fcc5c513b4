import { isAllowedLink, isPageLink } from './cms-link.ts'
import { type Around, mayStand, outermost, within } from './cms-nesting.ts'
import type { CmsNode, CmsProps } from './cms-node-contract.ts'
import { readStyle } from './cms-style.ts'

/** What a page that staff put together may be made of. Read when it is saved, when it is answered, when it is drawn. */
export const cmsRules = { nodes: 500, depth: 20, text: 5_000 } as const

const tags = new Set(
  (
    'div section article header footer p span strong em small br hr blockquote h1 h2 h3 h4 ' +
    'ul ol li dl dt dd figure figcaption img a table thead tbody tr th td'
  ).split(' '),
)

const classes = new Set(
  'only-desktop only-phone lead note center narrow columns columns-3 card band button rows'.split(' '),
)

/** Our own pictures alone: another's would show its owner who visits our page. */
const isPicture = (src: string) => /^\/media\/[\w-]{1,120}\.(webp|avif|jpg)$/.test(src)
const isId = (id: string) => /^[a-z][\w-]{0,63}$/i.test(id)

const propNames = new Set(['innerText', 'innerText_en', 'closable', 'href', 'src', 'alt', 'alt_en', 'width', 'height'])

const troubles = {
  shape: '페이지의 구조를 읽을 수 없어요.',
  nodes: '요소는 500개까지 쓸 수 있어요.',
  depth: '요소는 20단계까지 겹칠 수 있어요.',
  id: '요소의 id는 영문자로 시작하는 64자 이하여야 하고, 서로 달라야 해요.',
  tag: '쓸 수 없는 태그가 있어요.',
  place: '그 자리에 둘 수 없는 요소가 있어요. 목록과 표의 구조, 글과 링크 안의 요소를 확인해 주세요.',
  class: '쓸 수 없는 클래스가 있어요.',
  style: '쓸 수 없는 스타일이 있어요.',
  prop: '쓸 수 없는 속성이 있어요.',
  text: '한 요소의 글은 5,000자까지 쓸 수 있어요.',
  href: '쓸 수 없는 링크가 있어요. /로 시작하는 주소나 https 주소를 써 주세요.',
  src: '쓸 수 없는 사진이 있어요. 먼저 올린 사진의 주소를 써 주세요.',
} as const
export type CmsTrouble = (typeof troubles)[keyof typeof troubles]

type Reading = { troubles: Set<CmsTrouble>; ids: Set<string>; nodes: number }

/**
 * Makes a tree of whatever it is given. What is not allowed is left out and reported: saving refuses the whole,
 * answering and rendering continue with what is left.
 */
export function readTree(raw: unknown): { tree: CmsNode | null; troubles: CmsTrouble[] } {
  const reading: Reading = { troubles: new Set(), ids: new Set(), nodes: 0 }
  const tree = readNode(raw, reading, { ...outermost, depth: 1 })
  return { tree, troubles: [...reading.troubles] }
}

function readNode(raw: unknown, reading: Reading, around: Around & { depth: number }): CmsNode | null {
  const tell = (trouble: keyof typeof troubles) => {
    reading.troubles.add(troubles[trouble])
    return null
  }
  reading.nodes += 1
  if (reading.nodes > cmsRules.nodes) return tell('nodes')
  if (around.depth > cmsRules.depth) return tell('depth')
  const { id, tag, option, children, link } = fieldsOf(raw)
  if (typeof id !== 'string' || typeof tag !== 'string') return tell('shape')
  if (!tags.has(tag)) return tell('tag')
  if (!isId(id) || reading.ids.has(id)) return tell('id')
  reading.ids.add(id)
  const { class: names, style, props } = fieldsOf(option)
  const way = allowedLink(textOf(link), tell)
  const standing = { tag, hasWords: textOf(fieldsOf(props).innerText) !== '', hasLink: way !== '' }
  if (!mayStand(standing, around)) return tell('place')
  const inside = { ...within(standing, around), depth: around.depth + 1 }
  return {
    id,
    tag,
    ...(way && { link: way }),
    option: {
      class: allowedClasses(textOf(names), tell),
      style: allowedStyle(textOf(style), tell),
      props: allowedProps(fieldsOf(props), tell),
    },
    children: (Array.isArray(children) ? children : []).flatMap((child) => {
      // Past the limit nothing is looked at any more: ten thousand cost what five hundred do.
      if (reading.nodes > cmsRules.nodes) return []
      return readNode(child, reading, inside) ?? []
    }),
  }
}

/**
 * A page with the link that was set for the whole of it, which is its outermost element's. Where it cannot have one, staff are shown why and it stays as it was: a page without a link is better than one without its words.
 */
export function readPage({ template, link }: { template: unknown; link: string }) {
  const read = readTree(template)
  if (link === '') return read
  const linked = readTree({ ...fieldsOf(template), link })
  return linked.troubles.length === 0 ? linked : { tree: read.tree, troubles: linked.troubles }
}

type Tell = (trouble: keyof typeof troubles) => null

const allowedLink = (link: string, tell: Tell) => (link === '' || isPageLink(link) ? link : (tell('href') ?? ''))

function allowedClasses(text: string, tell: Tell) {
  const names = text.split(/\s+/).filter(Boolean)
  const allowed = names.filter((name) => classes.has(name))
  if (allowed.length < names.length) tell('class')
  return allowed.join(' ')
}

function allowedStyle(text: string, tell: Tell) {
  const { declarations, isWhole } = readStyle(text)
  if (!isWhole) tell('style')
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ')
}

function allowedProps(props: Record<string, unknown>, tell: Tell): CmsProps {
  if (Object.keys(props).some((name) => !propNames.has(name))) tell('prop')
  const text = (name: string) => {
    const value = textOf(props[name])
    if (value.length <= cmsRules.text) return value
    tell('text')
    return value.slice(0, cmsRules.text)
  }
  const only = (name: 'href' | 'src', isAllowed: (value: string) => boolean) => {
    const value = textOf(props[name])
    if (value === '') return {}
    return isAllowed(value) ? { [name]: value } : (tell(name) ?? {})
  }
  const size = (name: 'width' | 'height') => {
    const value = props[name]
    return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 8_192 ? { [name]: value } : {}
  }
  return {
    innerText: text('innerText'),
    innerText_en: text('innerText_en'),
    ...(props.closable === true && { closable: true }),
    ...only('href', isAllowedLink),
    ...only('src', isPicture),
    ...(props.alt !== undefined && { alt: text('alt'), alt_en: text('alt_en') }),
    ...size('width'),
    ...size('height'),
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
