import type { CmsNode } from '@sillage/domains/content/cms-node-contract.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { writer } from './cms-writer.ts'

type Shown = (name: string) => Pick<Picture, 'src' | 'width' | 'height'>

/** What the house tells of itself. */
export function companyStory(picture: Shown): CmsNode {
  const node = writer()
  const group = (className: string, ...children: CmsNode[]) => node('div', '', '', { class: className, children })
  const figure = (name: string, alt: string, alt_en: string) => {
    const { src, width, height } = picture(name)
    const shown = { src: src.replace('{width}', String(width)), alt, alt_en, width, height }
    return node('figure', '', '', { children: [node('img', '', '', shown)] })
  }
  return group(
    '',
    group(
      'columns',
      figure('hero-evening', '해가 진 뒤의 작업실', 'The studio after sunset'),
      group(
        '',
        node('h2', '머무는 시간으로 향을 골라요', 'Scents, chosen by how long they stay'),
        node(
          'p',
          '향수와 캔들, 홈 프래그런스를 만들고, 직접 만드는 분들을 위한 재료와 책, 수업을 함께 준비해요.',
          'We make perfume, candles and home fragrance, and keep materials, books and classes for those who make their own.',
        ),
        node(
          'p',
          '향마다 머무는 시간을 적어 두었어요. 금방 사라지는 향도, 다음 날까지 남는 향도 저마다 쓸 자리가 있으니까요.',
          'Every scent says how long it stays. The one that leaves at once has its place, and so has the one that is still there tomorrow.',
        ),
      ),
    ),
    group(
      'columns',
      group(
        '',
        node('h2', '성수동 3층에서 부어요', 'Poured on a third floor in Seongsu'),
        node(
          'p',
          '캔들은 하루에 백사십 개까지만 부어요. 75도에 녹이고 65도에 향을 넣고 55도에 부으면, 더 빨리 만들 방법이 없어요.',
          'We pour a hundred and forty candles a day at most. Melted at 75, scented at 65, poured at 55: there is no faster way.',
        ),
        node(
          'p',
          '오일마다 안전보건자료와 시험 성적서를 상품 화면에 올려 두었어요. 무엇이 들어 있는지 모르는 향은 팔지 않아요.',
          'Every oil’s safety sheet and test reports are on its product page. We sell nothing whose contents we do not know.',
        ),
        node('p', '', '', {
          children: [node('a', '문서실 보기', 'See the documents', { href: '/customer/document-board' })],
        }),
      ),
      figure('hero-bench', '저울과 왁스가 놓인 작업대', 'A bench with scales and wax'),
    ),
  )
}
