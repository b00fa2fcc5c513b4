import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Published } from '../cms-contract.ts'
import { CmsNodeForm } from './cms-node-form.tsx'
import { CmsStructure } from './cms-structure.tsx'
import { changeNode, findNode } from './cms-tree.ts'
import { CmsTreeLines } from './cms-tree-lines.tsx'

type Errors = Record<'template' | 'link', readonly string[] | undefined>
type Props = { value: Published; onChange: (value: Published) => void; errors: Errors }

/** The draft of a page: its elements as a tree, the chosen one in full, and all of it as text for those who change more. */
export function CmsDraft({ value, onChange, errors }: Props) {
  const t = usePhrases()
  const { template, link } = value
  const [chosen, setChosen] = useState(template?.id ?? '')
  const [isText, setText] = useState(false)
  const node = template && (findNode(template, chosen) ?? template)
  return (
    <>
      <Part
        title={t('구조')}
        actions={
          <Button small onClick={() => setText(!isText)}>
            {isText ? t('나무로 보기') : t('JSON으로 보기')}
          </Button>
        }
      >
        {errors.template && <p className="error padded">{errors.template.map((text) => t(text)).join(' ')}</p>}
        {isText || !template ? (
          <CmsStructure template={template} onChange={(template) => onChange({ template, link })} />
        ) : (
          <CmsTreeLines
            tree={template}
            chosen={node?.id ?? ''}
            onChoose={setChosen}
            onChange={(template) => onChange({ template, link })}
          />
        )}
      </Part>
      {node && template && !isText && (
        <Part title={t('고른 요소')} fact={node.tag}>
          <CmsNodeForm
            key={node.id}
            node={node}
            onChange={(next) => onChange({ template: changeNode(template, node.id, () => next), link })}
          />
        </Part>
      )}
      <Part title={t('페이지')}>
        <div className="padded">
          <Field label={t('페이지 전체 링크')} error={errors.link}>
            {(control) => (
              <input {...control} value={link} onChange={(event) => onChange({ template, link: event.target.value })} />
            )}
          </Field>
        </div>
      </Part>
    </>
  )
}
