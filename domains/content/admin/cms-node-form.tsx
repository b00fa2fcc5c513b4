import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PictureField } from '../../file/admin/picture-field.tsx'
import type { CmsNode } from '../cms-node-contract.ts'
import { withProps } from './cms-tree.ts'

type Props = { node: CmsNode; onChange: (node: CmsNode) => void }
type Values = {
  innerText: string
  innerText_en: string
  alt: string
  alt_en: string
  link: string
  class: string
  style: string
}

const wordless = new Set('br hr img ul ol dl table thead tbody tr'.split(' '))

/** One element: its words in both languages, its picture, where it leads, how it looks. */
export function CmsNodeForm({ node, onChange }: Props) {
  const t = usePhrases()
  const { option, link = '' } = node
  const { innerText, innerText_en, alt = '', alt_en = '', src, href = '' } = option.props
  const isPicture = node.tag === 'img'
  const values = { innerText, innerText_en, alt, alt_en, link: link || href, class: option.class, style: option.style }
  return (
    <div className="stack stack-wide padded">
      {isPicture && (
        <PictureField
          label={t('사진')}
          value={src ? shownPicture(src) : null}
          onChange={(picture) => onChange(withProps(node, picture ? pictureProps(picture) : {}))}
        />
      )}
      <RecordForm<Values>
        fields={useFields(node.tag)}
        values={values}
        errors={{}}
        onChange={(next) => onChange(changed(node, next))}
      />
    </div>
  )
}

function useFields(tag: string): FormField<Values>[] {
  const t = usePhrases()
  return [
    ...(wordless.has(tag) ? [] : [{ name: 'innerText', label: t('글'), kind: 'area', both: true } as const]),
    ...(tag === 'img' ? [{ name: 'alt', label: t('사진 설명'), kind: 'text', both: true } as const] : []),
    { name: 'link', label: t('링크'), kind: 'text', wide: true },
    { name: 'class', label: t('꾸밈 (클래스)'), kind: 'text', hint: 'lead, note, center, columns, card, button' },
    { name: 'style', label: t('스타일'), kind: 'text', hint: 'margin-top: 24px' },
  ]
}

function changed(node: CmsNode, { link, class: className, style, alt, alt_en, ...texts }: Values): CmsNode {
  const { link: _, ...bare } = withProps(node, { ...texts, ...(node.tag === 'img' && { alt, alt_en }) })
  const { href: __, ...props } = bare.option.props
  return {
    ...bare,
    ...(link && { link }),
    option: { class: className, style, props },
  }
}

/** A page names one size of a picture; the largest is sharp everywhere. */
function pictureProps({ src, widths, width, height }: Picture) {
  const largest = Math.max(...widths)
  return { src: src.replace('{width}', String(largest)), width, height }
}

const shownPicture = (src: string): Picture => ({ src, width: 1, height: 1, widths: [1], tone: '' })
