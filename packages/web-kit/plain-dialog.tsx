import type { Dialog } from '@sillage/ui/dialog.tsx'
import { type ComponentProps, useEffect, useEffectEvent } from 'react'

/** The browser's own dialog, for when ours could not be fetched: a question must not go unasked. */
export function PlainDialog(props: ComponentProps<typeof Dialog>) {
  const ask = useEffectEvent(() => {
    const text = `${props.title}\n\n${props.message}`
    if (!props.cancelLabel) window.alert(text)
    props.onClose(!props.cancelLabel || window.confirm(text) ? 'confirm' : 'cancel')
    props.onRemoved?.()
  })
  useEffect(() => ask(), [])
  return null
}
