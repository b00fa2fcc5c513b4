import { bannerWidths } from './banner-widths.ts'
import type { CmsNode } from './cms-node-contract.ts'

const troubles = {
  tag: '배너에는 글만 넣을 수 있어요. 태그는 p, span, div만 써 주세요.',
  class: '배너에는 only-desktop과 only-phone 중 한 가지 클래스만 쓸 수 있어요.',
  style: '배너에는 스타일을 쓸 수 없어요.',
  inside: '배너 안에는 링크나 사진을 넣을 수 없어요. 배너 전체의 링크를 써 주세요.',
  closable: '닫기 단추는 배너 전체에만 둘 수 있어요.',
} as const

const tags = new Set(['p', 'span', 'div'])

/** The banner renders words and nothing else: lists what it would leave out, so that saving can report it. */
export function bannerTroubles(banner: CmsNode): string[] {
  const found = new Set<keyof typeof troubles>()
  const look = ({ tag, link, option, children }: CmsNode, isWhole: boolean) => {
    const { href, src, alt, closable } = option.props
    if (!tags.has(tag)) found.add('tag')
    if (option.class !== '' && !bannerWidths.has(option.class)) found.add('class')
    if (option.style !== '') found.add('style')
    if (link || href || src || alt) found.add('inside')
    if (closable && !isWhole) found.add('closable')
    for (const child of children) look(child, false)
  }
  look(banner, true)
  return [...found].map((each) => troubles[each])
}
