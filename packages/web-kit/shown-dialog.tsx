import { Dialog } from '@sillage/ui/dialog.tsx'
import { NoticeDialog } from '@sillage/ui/notice-dialog.tsx'
import type { ComponentProps } from 'react'

export type ShownDialogProps = ComponentProps<typeof Dialog> & {
  /** Of something to know, with nothing to decide; none where something is asked. */
  tone?: 'notice' | 'success' | 'problem' | undefined
}

/** A question, or a notice with one button. */
export function ShownDialog({ tone, ...dialog }: ShownDialogProps) {
  if (!tone) return <Dialog {...dialog} />
  const { confirmLabel, cancelLabel: _, kind: _kind, children: _children, ...notice } = dialog
  return <NoticeDialog {...notice} tone={tone} message={dialog.message} closeLabel={confirmLabel} />
}
