import { Field } from '@sillage/admin-kit/field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { readTree } from '../cms-allow.ts'
import type { CmsNode } from '../cms-node-contract.ts'

type Props = { template: CmsNode | null; onChange: (template: CmsNode) => void }

/** The whole page as text. What cannot be read yet or is not allowed stays as typed, and the page as it was. */
export function CmsStructure({ template, onChange }: Props) {
  const t = usePhrases()
  const [text, setText] = useState(() => JSON.stringify(template, null, 2))
  const [problems, setProblems] = useState<readonly string[]>([])
  function write(next: string) {
    setText(next)
    const { tree, troubles } = read(next)
    setProblems(troubles)
    if (tree && troubles.length === 0) onChange(tree)
  }
  return (
    <div className="padded">
      <Field
        label={t('구조 (JSON)')}
        hint={t('허용된 태그와 스타일만 저장돼요.')}
        error={problems.length > 0 ? [problems.map((problem) => t(problem)).join(' ')] : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="input mono"
            rows={28}
            spellCheck={false}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

const unreadable = '구조를 읽을 수 없어요. 괄호와 따옴표를 확인해 주세요.'

function read(text: string): { tree: CmsNode | null; troubles: readonly string[] } {
  try {
    return readTree(JSON.parse(text))
  } catch {
    return { tree: null, troubles: [unreadable] }
  }
}
