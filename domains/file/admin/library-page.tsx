import { Button } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { LibraryPicture } from '../library-contract.ts'
import { PictureForm, RemoveDialog } from './library-forms.tsx'
import { smallest } from './picture-size.ts'
import { PictureUses } from './picture-uses.tsx'

type Opened = { picture: LibraryPicture; to: 'change' | 'remove' }

/** Every picture of the shop, and where it is shown. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Top title={t('사진 라이브러리')}>
        <Upload />
      </Top>
      <DataList<LibraryPicture>
        name="pictures"
        label={t('사진 라이브러리')}
        query={(query) => queries.pictureLibrary.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ id, name, alt }) => name || alt || t('사진 {number}', { number: id })}
        views={[
          { label: t('모두'), query: {} },
          { label: t('쓰는 사진'), query: { used: 'true' } },
          { label: t('쓰지 않는 사진'), query: { used: 'false' } },
        ]}
        find={t('사진 이름이나 설명')}
        columns={useColumns(setOpened)}
        empty={{ title: t('아직 사진이 없어요'), text: t('올린 사진과 쇼핑몰에서 쓰는 사진이 여기에 모여요.') }}
      />
      {opened?.to === 'change' && <PictureForm picture={opened.picture} onClose={close} />}
      {opened?.to === 'remove' && <RemoveDialog picture={opened.picture} onClose={close} />}
    </>
  )
}

function useColumns(onOpen: (opened: Opened) => void): Column<LibraryPicture>[] {
  const t = usePhrases()
  const dates = useDates()
  return [
    {
      key: 'picture',
      label: t('사진'),
      cell: ({ picture }) => <img className="thumb" src={smallest(picture)} alt="" loading="lazy" />,
    },
    {
      key: 'name',
      label: t('이름'),
      cell: ({ id, name }) => name || <span className="mute">{t('사진 {number}', { number: id })}</span>,
    },
    { key: 'alt', label: t('사진 설명'), fill: true, cell: ({ alt }) => alt },
    { key: 'alt_en', label: t('영문 사진 설명'), hidden: true, cell: ({ alt_en }) => alt_en },
    {
      key: 'size',
      label: t('크기'),
      align: 'end',
      cell: ({ picture }) => <span className="num mute">{`${picture.width} × ${picture.height}`}</span>,
    },
    { key: 'uses', label: t('쓰는 곳'), cell: ({ uses }) => <PictureUses uses={uses} /> },
    {
      key: 'created_at',
      label: t('추가한 날'),
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
    {
      key: 'actions',
      label: t('관리'),
      align: 'end',
      cell: (picture) => (
        <span className="row">
          <span className="push" />
          <Button small onClick={() => onOpen({ picture, to: 'change' })}>
            {t('고치기')}
          </Button>
          <Button
            small
            disabled={picture.uses.length > 0}
            title={picture.uses.length > 0 ? t('쓰는 곳에서 먼저 빼야 지울 수 있어요.') : undefined}
            onClick={() => onOpen({ picture, to: 'remove' })}
          >
            {t('지우기')}
          </Button>
        </span>
      ),
    },
  ]
}

function Upload() {
  const t = usePhrases()
  const { api } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const { run, pending } = useAction((pictures: File[]) => api.pictureLibrary.upload({ body: { pictures } }), {
    done: (sent) => t('사진 {count}장을 올렸어요.', { count: sent.length }),
  })
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={t('사진 올리기')}
        onChange={(event) => {
          void run([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button look="main" icon="plus" disabled={pending} onClick={() => input.current?.click()}>
        {pending ? t('올리고 있어요') : t('사진 올리기')}
      </Button>
    </>
  )
}
