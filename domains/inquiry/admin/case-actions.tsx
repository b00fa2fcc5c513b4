import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useShop } from '../../shop.ts'
import { useMe } from '../../staff/admin/me.ts'
import type { InboxCase } from '../inbox-contract.ts'
import { inquiryLooks } from './inquiry-looks.ts'

type Props = { shown: InboxCase; children: ReactNode }

/** What the case is called, whose it is, and what can be done with it as a whole. */
export function CaseActions({ shown, children }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [hiding, setHiding] = useState(false)
  const { kind, id, state } = shown
  const params = { kind, id }
  const close = useAction(() => api.inbox.close({ params }), { done: () => t('문의를 종료했어요.') })
  const reopen = useAction(() => api.inbox.reopen({ params }), { done: () => t('다시 열었어요.') })
  const isOver = state === 'closed'
  const canReopen = shown.hidden_reason === null && (isOver || (kind === 'inquiry' && state === 'answered'))
  const look = inquiryLooks[state]
  const isEnding = shown.left_minutes !== null || (kind === 'inquiry' && !isOver)
  useShortcuts([isEnding && { keys: 'e', label: t('종료'), run: () => void close.run(undefined) }])
  return (
    <>
      <h2 className="cut">{shown.product?.name ?? shown.title}</h2>
      <State tone={look.tone} at={look.at}>
        {t(look.label)}
      </State>
      <div className="push row">
        {children}
        <Assign shown={shown} />
        {canReopen && (
          <Button small disabled={reopen.pending} onClick={() => reopen.run(undefined)}>
            {t('종료 취소')}
          </Button>
        )}
        {isEnding && (
          <Button small shortcut="e" disabled={close.pending} onClick={() => close.run(undefined)}>
            {t('종료')}
          </Button>
        )}
        {kind !== 'inquiry' && (
          <Menu
            button={<Button small look="quiet" icon="more" aria-label={t('더 보기')} />}
            items={[
              shown.hidden_reason === null && { label: t('숨기기'), run: () => setHiding(true), danger: true },
              shown.product_id !== null && {
                label: t('쇼핑몰에서 보기'),
                run: () => void window.open(`/shop/product/${shown.product_id}`, '_blank', 'noreferrer'),
              },
            ]}
          />
        )}
      </div>
      {hiding && <Hide shown={shown} onClose={() => setHiding(false)} />}
    </>
  )
}

/** Mine with one press; to a colleague by the menu. */
function Assign({ shown: { kind, id, assigned } }: { shown: InboxCase }) {
  const t = usePhrases()
  const { api, queries } = useShop()
  const me = useMe()
  const { data: colleagues } = useQuery(queries.inbox.colleagues())
  const was = assigned?.mb_id ?? null
  const { run, pending } = useAction((mb_id: string | null) =>
    api.inbox.assign({ params: { kind, id }, body: { mb_id, was } }),
  )
  useShortcuts([was !== me.mb_id && { keys: 't', label: t('담당하기'), run: () => void run(me.mb_id) }])
  const others = (colleagues?.data ?? []).filter(({ mb_id }) => mb_id !== was)
  return (
    <>
      {was === null && (
        <Button small shortcut="t" disabled={pending} onClick={() => run(me.mb_id)}>
          {t('담당하기')}
        </Button>
      )}
      <Menu
        button={
          <Button small disabled={pending}>
            {assigned ? t('담당 {name}', { name: assigned.mb_name }) : t('담당자 지정')}
          </Button>
        }
        items={[
          ...others.map(({ mb_id, mb_name }) => ({
            label: t('{name}에게', { name: mb_name }),
            run: () => void run(mb_id),
          })),
          was !== null && { label: t('담당 해제'), run: () => void run(null) },
        ]}
      />
    </>
  )
}

function Hide({ shown: { kind, id }, onClose }: { shown: InboxCase; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id }
  const hide = (body: { reason: string }): Promise<unknown> =>
    kind === 'review'
      ? api.review.staff.hide({ params, body: { ...body, revoke_points: false } })
      : api.productInquiry.staff.hide({ params, body })
  return (
    <FormDialog
      title={t('이 글을 숨길까요?')}
      lead={t('작성한 분만 볼 수 있어요. 언제든 다시 공개할 수 있어요.')}
      fields={[{ name: 'reason', label: t('숨기는 이유'), kind: 'text', wide: true }]}
      initial={{ reason: '' }}
      save={hide}
      done={() => t('숨겼어요.')}
      button={t('숨기기')}
      danger
      onClose={onClose}
    />
  )
}
