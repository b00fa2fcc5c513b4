type Props = { label: string; done: number; total: number }

/** How far something is, as a bar and in words. */
export function Progress({ label, done, total }: Props) {
  const percent = total > 0 ? Math.min(100, Math.floor((done * 100) / total)) : 0
  return (
    <div
      className="row"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span>{label}</span>
      <span className="meter grow" style={{ '--at': `${percent}%` }}>
        <i />
      </span>
      <span className="mute">{percent}%</span>
    </div>
  )
}
