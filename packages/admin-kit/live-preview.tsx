import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { isReady, sendDraft } from '@sillage/web-kit/preview-message.ts'
import { type CSSProperties, useEffect, useRef, useState } from 'react'

const devices = {
  phone: { label: '휴대폰', width: 390, share: 0.42, className: 'device device-phone' },
  desktop: { label: '데스크톱', width: 1440, share: 1, className: 'device' },
} as const
type Device = keyof typeof devices
const shownDevices: Record<Device | 'both', readonly Device[]> = {
  both: ['phone', 'desktop'],
  phone: ['phone'],
  desktop: ['desktop'],
}
const views = [
  ['both', '나란히'],
  ['phone', '휴대폰'],
  ['desktop', '데스크톱'],
] as const
const languages = [
  ['ko', '한국어'],
  ['en', '영어'],
] as const

type Shown = { address: string; view: Device | 'both'; lang: 'ko' | 'en' }

type Props = {
  /** The page with the key that shows its draft. */
  address: string
  /** What was not saved yet, as the page reads it; null where the saved draft is the newest. */
  draft: object | null
  /** Where there is room for one device only. */
  only?: Device | undefined
}

/** The shop's own page with a draft on it, on a phone and on a desktop. It follows what is typed. */
export function LivePreview({ address, draft, only }: Props) {
  const t = usePhrases()
  // Each answer of the server has another key; a frame keeps the one it was opened with, or it would open again.
  const [shown, setShown] = useState<Shown>({ address, view: only ?? 'both', lang: 'ko' })
  const { view, lang } = shown
  const src = `${shown.address}&lang=${lang}`
  return (
    <section className="preview" aria-label={t('미리 보기')}>
      <div className="preview-head">
        {!only && (
          <Choice
            label={t('기기')}
            options={views}
            value={view}
            onChange={(view) => setShown({ address, view, lang })}
          />
        )}
        <Choice
          label={t('언어')}
          options={languages}
          value={lang}
          onChange={(lang) => setShown({ address, view, lang })}
        />
        <a className="link push" href={`${address}&lang=${lang}`} target="_blank" rel="noreferrer">
          {t('새 창에서 보기')}
        </a>
      </div>
      <div className="stage">
        {shownDevices[view].map((device) => (
          <Frame key={`${device} ${src}`} device={device} src={src} draft={draft} />
        ))}
      </div>
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const t = usePhrases()
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {options.map(([each, name]) => (
        <button key={each} type="button" aria-pressed={value === each} onClick={() => onChange(each)}>
          {t(name)}
        </button>
      ))}
    </fieldset>
  )
}

function Frame({ device, src, draft }: { device: Device; src: string; draft: object | null }) {
  const t = usePhrases()
  const { label, width, share, className } = devices[device]
  const { box, scale } = useScale(width)
  const frame = useFollowed(draft)
  const style: CSSProperties = { '--w': `${width}px`, '--scale': scale, '--share': share }
  return (
    <div className={className} ref={box} style={style}>
      <iframe ref={frame} src={src} title={t('{device} 미리 보기', { device: t(label) })} />
    </div>
  )
}

/** How much smaller a page of this width is drawn in the room there is. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return { box, scale }
}

/** A frame that is sent each draft, and the newest one once it is awake. */
function useFollowed(draft: object | null) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const page = frame.current?.contentWindow
      if (page && isReady(event, page)) setAwake(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    const page = frame.current?.contentWindow
    if (awake && page && draft) sendDraft(page, draft)
  }, [awake, draft])
  return frame
}
