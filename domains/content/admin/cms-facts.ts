import type { Published } from '../cms-contract.ts'
import { linesOf } from './cms-tree.ts'
import type { Fact } from './facts.ts'

/** What a page says, to be compared with another version of it. */
export const cmsFacts = ({ template, link }: Published): Fact[] => [
  { id: 'link', labels: ['페이지 전체 링크'], value: link },
  ...(template ? linesOf(template) : []).flatMap(({ node: { id, tag, link = '', option } }) => {
    const { innerText, innerText_en, src = '', href = '', alt = '', alt_en = '' } = option.props
    const fact = (field: string, label: string, value: string): Fact => ({
      id: `${id} ${field}`,
      labels: [tag, label],
      value,
    })
    return [
      fact('ko', '한국어', innerText),
      fact('en', '영어', innerText_en),
      fact('picture', '사진', [src, alt, alt_en].filter(Boolean).join('\n')),
      fact('link', '링크', link || href),
      fact('look', '꾸밈', [option.class, option.style].filter(Boolean).join('\n')),
    ]
  }),
]
