import './progress-bar.css'

type Props = {
  label: string
  /** How far it is, 0 to `max`; left out where no one knows. */
  value?: number
  max?: number
  /** In words, where a percentage says too little: "3개 중 2개". */
  text?: string
  /** Shows label and text over the bar. */
  shown?: boolean
}

/** How far something is, as a trail that grows. */
export function ProgressBar({ label, value, max = 100, text, shown }: Props) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(Math.max(value / max, 0), 1)
  return (
    <div className="progress">
      {shown && (
        <p className="progress-words" aria-hidden="true">
          <span>{label}</span>
          <span className="num">{text ?? (share !== undefined && `${Math.round(share * 100)}%`)}</span>
        </p>
      )}
      <div
        className="progress-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={text}
      >
        <i style={share === undefined ? undefined : { '--at': `${share * 100}%` }} />
      </div>
    </div>
  )
}
