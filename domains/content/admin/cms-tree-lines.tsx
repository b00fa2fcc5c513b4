import { Button } from '@sillage/admin-kit/button.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import { type Addable, addable, addNode, type Line, linesOf, moveNode, newNode, removeNode } from './cms-tree.ts'

type Props = {
  tree: CmsNode
  chosen: string
  onChoose: (id: string) => void
  onChange: (tree: CmsNode) => void
}

/** The elements of a page, one below the other and indented; the chosen one can be moved and taken out. */
export function CmsTreeLines({ tree, chosen, onChoose, onChange }: Props) {
  const t = usePhrases()
  function add(tag: Addable) {
    const node = newNode(tag)
    onChange(addNode(tree, chosen, node))
    onChoose(node.id)
  }
  return (
    <>
      <ul className="lines tree-lines">
        {linesOf(tree).map((line) => (
          <li key={line.node.id} className="tree-line" style={{ '--depth': line.depth }}>
            <Button look="quiet" aria-pressed={line.node.id === chosen} onClick={() => onChoose(line.node.id)}>
              <span className="mono mute">{line.node.tag}</span>
              <span className="cut">{wordsOf(line.node)}</span>
            </Button>
            {line.node.id === chosen && line.depth > 0 && (
              <Acts
                line={line}
                onMove={(by) => onChange(moveNode(tree, chosen, by))}
                onRemove={() => onChange(removeNode(tree, chosen))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="row padded">
        <Menu
          button={
            <Button small icon="plus">
              {t('요소 추가')}
            </Button>
          }
          items={Object.entries(addable).map(([tag, name]) => ({
            label: t(name),
            // The keys are those of `addable`.
            run: () => add(tag as Addable),
          }))}
        />
        <span className="mute">{t('고른 묶음 안이나 고른 요소 뒤에 들어가요.')}</span>
      </div>
    </>
  )
}

const wordsOf = ({ option: { props } }: CmsNode) => props.innerText || props.alt || ''

type ActsProps = { line: Line; onMove: (by: number) => void; onRemove: () => void }

function Acts({ line: { node, at, siblings }, onMove, onRemove }: ActsProps) {
  const t = usePhrases()
  const name = wordsOf(node) || node.tag
  return (
    <>
      <Button small icon="up" aria-label={t('{name} 위로', { name })} disabled={at === 0} onClick={() => onMove(-1)} />
      <Button
        small
        icon="down"
        aria-label={t('{name} 아래로', { name })}
        disabled={at === siblings - 1}
        onClick={() => onMove(1)}
      />
      <Button small icon="close" aria-label={t('{name} 빼기', { name })} onClick={onRemove} />
    </>
  )
}
