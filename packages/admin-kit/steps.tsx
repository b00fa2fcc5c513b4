type Props = { labels: readonly string[]; now: number }

/** How far something is: steps that are done, the one that is under way, and those to come. */
export const Steps = ({ labels, now }: Props) => (
  <ol className="way">
    {labels.map((label, at) => (
      <li
        key={label}
        className={at < now ? 'done' : at === now ? 'now' : undefined}
        aria-current={at === now && 'step'}
      >
        <i aria-hidden="true">{at + 1}</i>
        {label}
      </li>
    ))}
  </ol>
)
