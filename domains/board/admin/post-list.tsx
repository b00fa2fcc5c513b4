import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column, ListPage } from '@sillage/admin-kit/list/list-props.ts'
import { State, Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Query } from '@sillage/web-kit/queries.ts'
import { useState } from 'react'
import type { StaffPost } from '../fields.ts'
import { postStateNames, postStates } from '../words.ts'
import { postTones } from './post-tones.ts'

type Props = {
  name: string
  title: string
  query: (query: Record<string, string>) => Query<ListPage<StaffPost>>
  topics: Record<string, string>
  /** Where the board and its posts stand in the shop, where they are written too. */
  path: string
  hrefOf: (post: StaffPost) => string
  editHrefOf: (post: StaffPost) => string
  remove: (post: StaffPost) => Promise<unknown>
}

/** The posts of a board. They are written in the shop's own form, which shows them as visitors will see them. */
export function PostList({ name, title, query, topics, path, hrefOf, editHrefOf, remove }: Props) {
  const t = usePhrases()
  const [removed, setRemoved] = useState<StaffPost | null>(null)
  return (
    <>
      <Top title={title}>
        <a className="btn btn-main" href={`${path}/new/edit`} target="_blank" rel="noreferrer">
          {t('새 글 쓰기')}
        </a>
      </Top>
      <DataList<StaffPost>
        name={name}
        label={title}
        query={query}
        keyOf={({ id }) => id}
        nameOf={(post) => post.title}
        views={[
          { label: t('모두'), query: {} },
          ...postStates.map((state) => ({ label: t(postStateNames[state]), query: { state } })),
          { label: t('영어 없음'), query: { missing_english: 'true' } },
        ]}
        filters={[
          {
            name: 'topic',
            label: t('종류'),
            kind: 'choice',
            options: Object.entries(topics).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        find={t('제목과 본문')}
        columns={useColumns({ topics, hrefOf, editHrefOf, onRemove: setRemoved })}
        empty={{ title: t('아직 글이 없어요'), text: t('글을 쓰면 여기에 보여요.') }}
      />
      {removed && <Remove post={removed} remove={remove} onClose={() => setRemoved(null)} />}
    </>
  )
}

type ColumnOptions = Pick<Props, 'topics' | 'hrefOf' | 'editHrefOf'> & { onRemove: (post: StaffPost) => void }

function useColumns({ topics, hrefOf, editHrefOf, onRemove }: ColumnOptions): Column<StaffPost>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'title',
      label: t('제목'),
      fill: true,
      // Where visitors see nothing yet, or no more, there is only its form.
      cell: (post) => (
        <a
          className="link"
          href={post.state === 'published' ? hrefOf(post) : editHrefOf(post)}
          target="_blank"
          rel="noreferrer"
        >
          {post.title}
        </a>
      ),
    },
    { key: 'topic', label: t('종류'), cell: ({ topic }) => t(topics[topic] ?? topic) },
    { key: 'state', label: t('상태'), cell: (post) => <PostStanding post={post} /> },
    { key: 'pinned', label: t('맨 위'), cell: ({ pinned }) => pinned && <Tag look="accent">{t('맨 위')}</Tag> },
    {
      key: 'english',
      label: t('영어'),
      cell: ({ missing_english }) => missing_english && <Tag look="danger">{t('영어 없음')}</Tag>,
    },
    {
      key: 'changed_at',
      label: t('수정 일시'),
      cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
    },
    {
      key: 'actions',
      label: t('관리'),
      align: 'end',
      cell: (post) => (
        <span className="row">
          <span className="push" />
          <a className="btn btn-sm" href={editHrefOf(post)} target="_blank" rel="noreferrer">
            {t('고치기')}
          </a>
          <Button small onClick={() => onRemove(post)}>
            {t('지우기')}
          </Button>
        </span>
      ),
    },
  ]
}

/** How a post stands, and when that changes by itself. */
function PostStanding({ post: { state, shown_from, shown_until } }: { post: StaffPost }) {
  const t = usePhrases()
  const dates = useDates()
  const turn = state === 'scheduled' ? shown_from : state === 'published' ? shown_until : null
  return (
    <span className="row">
      <State tone={postTones[state]}>{t(postStateNames[state])}</State>
      {turn && (
        <span className="mute">
          {t(state === 'scheduled' ? '{at}부터' : '{at}까지', { at: dates.shortDateTime(turn) })}
        </span>
      )}
    </span>
  )
}

function Remove({ post, remove, onClose }: { post: StaffPost; remove: Props['remove']; onClose: () => void }) {
  const t = usePhrases()
  const { run, pending } = useAction(() => remove(post), { done: () => t('글을 지웠어요.'), after: onClose })
  return (
    <Dialog
      title={t('이 글을 지울까요?')}
      lead={post.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="danger" disabled={pending} onClick={() => run(undefined)}>
            {t('지우기')}
          </Button>
        </>
      }
    />
  )
}
