import type { ReactNode } from 'react'
import { Empty } from './empty.tsx'
import './error-state.css'

type Props = { title: ReactNode; children: ReactNode; action?: ReactNode; heading?: 'h1' | 'h2' }

/** A candle that has just gone out. */
function Snuffed() {
  return (
    <svg className="snuffed" viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
      <path className="snuffed-wax" d="M70 148h60l4-64H66z" />
      <ellipse className="snuffed-pool" cx="100" cy="84" rx="34" ry="7" />
      <path className="snuffed-tip" d="M100 84v-12" />
      <path className="snuffed-smoke" d="M100 70c-6-12 10-18 4-30s-16-10-8-24 14-8 40-12" />
    </svg>
  )
}

/** Something went wrong, or is not to be found: what happened, and what to do. */
export function ErrorState({ title, children, action, heading = 'h2' }: Props) {
  return (
    <div role={heading === 'h2' ? 'alert' : undefined}>
      <Empty title={title} action={action} heading={heading} art={<Snuffed />}>
        {children}
      </Empty>
    </div>
  )
}
