import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { type PostcodeAddress, readPostcodeAddress } from './postcode-address.ts'
import { loadPostcodeService, type PostcodeService } from './postcode-service.ts'
import './postcode-finder.css'

type Props = {
  open: boolean
  /** Called after a choice, too. */
  onClose: () => void
  onSelect: (address: PostcodeAddress) => void
  /** Called each time the service cannot be used; the visitor sees it here and may try again. */
  onFail?: (() => void) | undefined
  /** Where the service's script is; fetched when the finder first opens. */
  scriptUrl: string
  /** What to search for at once. */
  query?: string | undefined
  labels: { title: string; loading: string; failed: string; retry: string; close: string }
}

type Progress = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; Service: PostcodeService }

/** Finds a Korean address and its postcode with the service everyone knows, in a dialog of ours. */
export function PostcodeFinder({ open, onClose, onSelect, onFail, scriptUrl, query, labels }: Props) {
  const [progress, setProgress] = useState<Progress>({ step: 'loading' })
  const [wasOpen, setWasOpen] = useState(open)
  const { step } = progress
  if (open !== wasOpen) {
    setWasOpen(open)
    // Anyone who opens it after a failure wants it tried again.
    if (open && step === 'failed') setProgress({ step: 'loading' })
  }
  function fail() {
    setProgress({ step: 'failed' })
    onFail?.()
  }
  const notCome = useEffectEvent(fail)
  useEffect(() => {
    if (!open || step !== 'loading') return
    let wanted = true
    loadPostcodeService(scriptUrl).then(
      (Service) => wanted && setProgress({ step: 'ready', Service }),
      () => wanted && notCome(),
    )
    return () => {
      wanted = false
    }
  }, [open, step, scriptUrl])

  function complete(answer: unknown) {
    const address = readPostcodeAddress(answer)
    if (!address) return fail()
    onSelect(address)
    onClose()
  }

  const failed = step === 'failed'
  return (
    <Dialog
      open={open}
      title={labels.title}
      message={failed && <span role="alert">{labels.failed}</span>}
      confirmLabel={failed ? labels.retry : labels.close}
      cancelLabel={failed ? labels.close : undefined}
      onClose={(reason) => {
        if (failed && reason === 'confirm') setProgress({ step: 'loading' })
        else onClose()
      }}
    >
      {step === 'loading' && (
        <p className="postcode-place postcode-loading" role="status">
          {labels.loading}
        </p>
      )}
      {/* While the dialog fades the search is gone already: a second press is no second choice. */}
      {step === 'ready' && !open && <div className="postcode-place" />}
      {step === 'ready' && open && (
        <Embedded Service={progress.Service} query={query} onComplete={complete} onClose={onClose} />
      )}
    </Dialog>
  )
}

type EmbeddedProps = {
  Service: PostcodeService
  query: string | undefined
  onComplete: (answer: unknown) => void
  onClose: () => void
}

/** The place in the dialog that the service fills. */
function Embedded({ Service, query = '', onComplete, onClose }: EmbeddedProps) {
  const place = useRef<HTMLDivElement>(null)
  const complete = useEffectEvent(onComplete)
  const forceClose = useEffectEvent(onClose)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let wanted = true
    const service = new Service({
      oncomplete: (answer) => wanted && complete(answer),
      onclose: (state) => wanted && state === 'FORCE_CLOSE' && forceClose(),
      width: '100%',
      height: '100%',
    })
    // The dialog closes itself, and takes the search with it.
    service.embed(element, { q: query, autoClose: false })
    return () => {
      wanted = false
      element.replaceChildren()
    }
  }, [Service, query])
  return <div ref={place} className="postcode-place" />
}
