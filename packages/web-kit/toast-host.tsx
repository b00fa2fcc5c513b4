import { createToasts, type ToastMessage, ToastRegion } from '@sillage/ui/toast.tsx'
import { useEffect, useState } from 'react'

export type ToastHostProps = { messages: ToastMessage[]; label: string; onTaken: (messages: ToastMessage[]) => void }

/** Hands each message to the region, which listens only once it is in the document. */
export default function ToastHost({ messages, label, onTaken }: ToastHostProps) {
  const [toasts] = useState(createToasts)
  useEffect(() => {
    if (messages.length === 0) return
    for (const message of messages) toasts.show(message)
    onTaken(messages)
  }, [toasts, messages, onTaken])
  return <ToastRegion toasts={toasts} label={label} />
}
