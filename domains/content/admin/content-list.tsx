import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column, ListPage } from '@sillage/admin-kit/list/list-props.ts'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Query } from '@sillage/web-kit/queries.ts'
import { type ReactNode, useState } from 'react'

type Row = { id: number; title: string; title_en: string; visible: boolean }
type Props<Item extends Row> = {
  name: string
  title: string
  add: string
  query: (query: Record<string, string>) => Query<ListPage<Item>>
  toggle: (item: Item) => Promise<unknown>
  /** Where visitors see it. */
  hrefOf: (item: Item) => string
  columns?: readonly Column<Item>[]
  form: (item: Item | null, onClose: () => void) => ReactNode
}

/** Contents of one kind with hidden ones: make, change, show and hide, and look at them in the shop. */
export function ContentList<Item extends Row>(props: Props<Item>) {
  const t = usePhrases()
  const { name, title, add, query, toggle, hrefOf, form } = props
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const { run, pending } = useAction(toggle)
  const columns: Column<Item>[] = [
    { key: 'title', label: t('제목'), fill: true, cell: (item) => item.title },
    {
      key: 'title_en',
      label: t('영어 제목'),
      cell: (item) => item.title_en || <span className="mute">{t('영어 없음')}</span>,
    },
    ...(props.columns ?? []),
    {
      key: 'visible',
      label: t('상태'),
      cell: ({ visible }) => (visible ? <State tone="done">{t('보임')}</State> : <State tone="off">{t('숨김')}</State>),
    },
    {
      key: 'actions',
      label: t('관리'),
      align: 'end',
      cell: (item) => (
        <Actions
          item={item}
          href={hrefOf(item)}
          disabled={pending}
          onToggle={() => void run(item)}
          onEdit={() => setEdited(item)}
        />
      ),
    },
  ]
  return (
    <>
      <Top title={title}>
        <Button look="main" icon="plus" onClick={() => setEdited('new')}>
          {add}
        </Button>
      </Top>
      <DataList<Item>
        name={name}
        label={title}
        query={query}
        keyOf={({ id }) => id}
        nameOf={(item) => item.title}
        views={[
          { label: t('모두'), query: {} },
          { label: t('보임'), query: { visible: 'true' } },
          { label: t('숨김'), query: { visible: 'false' } },
        ]}
        columns={columns}
        empty={{ title: t('아직 아무것도 없어요'), text: t('새로 만들면 여기에 보여요. 처음에는 숨김 상태예요.') }}
      />
      {edited && form(edited === 'new' ? null : edited, () => setEdited(null))}
    </>
  )
}

type ActionsProps = { item: Row; href: string; disabled: boolean; onToggle: () => void; onEdit: () => void }

function Actions({ item, href, disabled, onToggle, onEdit }: ActionsProps) {
  const t = usePhrases()
  return (
    <span className="row">
      <span className="push" />
      <a className="link" href={href} target="_blank" rel="noreferrer">
        {t('쇼핑몰에서 보기')}
      </a>
      <Button small disabled={disabled} onClick={onToggle}>
        {item.visible ? t('숨기기') : t('보이기')}
      </Button>
      <Button small onClick={onEdit}>
        {t('고치기')}
      </Button>
    </span>
  )
}
