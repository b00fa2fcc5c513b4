import type { Category } from '@sillage/domains/catalog/contract.ts'
import { saleCategoryId } from '@sillage/domains/catalog/words.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

type Props = { parent: Category | undefined; categories: Category[]; onOpen: (category: Category) => void }

const address = ({ id }: Category) => `/shop/category/${id}`

/** One level of the categories: what has children opens, the rest is gone to. */
export function CategoryLevel({ parent, categories, onOpen }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <ul className="drawer-list">
      {parent && (
        <li>
          <Anchor href={address(parent)} className="text-accent">
            {t('{name} 전체', { name: pick(parent, 'name') })}
          </Anchor>
        </li>
      )}
      {categories.map((category) => (
        <li key={category.id}>
          {category.id === saleCategoryId ? <Sale category={category} /> : <Step category={category} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}

function Step({ category, onOpen }: { category: Category; onOpen: Props['onOpen'] }) {
  const name = useLocalizedField()(category, 'name')
  if (category.descendants.length === 0) return <Anchor href={address(category)}>{name}</Anchor>
  return (
    <button type="button" onClick={() => onOpen(category)}>
      {name}
      <Icon name="chevron-right" size="sm" />
    </button>
  )
}

/** What is cheaper now folds open in place. */
function Sale({ category }: { category: Category }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <details>
      <summary className="text-sale">
        {pick(category, 'name')}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <div className="drawer-sub">
        <Anchor href={address(category)}>{t('{name} 전체', { name: pick(category, 'name') })}</Anchor>
        {category.descendants.map((child) => (
          <Anchor key={child.id} href={address(child)}>
            {pick(child, 'name')}
          </Anchor>
        ))}
      </div>
    </details>
  )
}
