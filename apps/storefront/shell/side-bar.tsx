import type { Category } from '@sillage/domains/catalog/contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Drawer } from '@sillage/ui/drawer.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CategoryLevel } from './category-level.tsx'
import { SideBarDoors } from './side-bar-doors.tsx'
import { SideBarLinks } from './side-bar-links.tsx'

type Props = { open: boolean; onClose: () => void }

/** The menu of a phone: categories level by level, then everything else. */
export function SideBar({ open, onClose }: Props) {
  const t = usePhrases()
  const pick = usePick()
  const { queries } = useShop()
  const { data: categories } = useSuspenseQuery(queries.catalog.categories())
  const [path, setPath] = useState<Category[]>([])
  const current = path.at(-1)
  const back = current && (
    <button type="button" className="drawer-back" onClick={() => setPath(path.slice(0, -1))}>
      <Icon name="chevron-left" label={t('뒤로')} />
      {pick(current, 'name')}
    </button>
  )
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={current ? pick(current, 'name') : t('메뉴')}
      head={back ?? <Home />}
      foot={<SideBarDoors />}
      closeLabel={t('메뉴 닫기')}
    >
      <CategoryLevel
        key={current?.id ?? 0}
        parent={current}
        categories={current?.descendants ?? categories.data.data}
        onOpen={(category) => setPath([...path, category])}
      />
      {!current && <SideBarLinks />}
    </Drawer>
  )
}

function Home() {
  const t = usePhrases()
  return (
    <Anchor href="/">
      <Logo label={t('실라주 처음으로')} />
    </Anchor>
  )
}
