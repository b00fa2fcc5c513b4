import type { LooseInput } from '@sillage/kit/client.ts'
import type { Manifest } from './manifest.ts'
import type { DrawnPage, Target, WantedPage } from './storefront.ts'

/** What a thread starts with. */
export type ThreadData = { entry: string; manifest: Manifest }

/** One thing to do, and what comes of it. */
export type Task = { find: string } | { listed: true } | { draw: WantedPage }
export type Result = Target | string[] | DrawnPage

export type ToThread =
  | { kind: 'task'; id: number; task: Task }
  /** What an endpoint answered, to the call of this number. */
  | { kind: 'answer'; call: number; status: number; json: string }

export type FromThread =
  | { kind: 'call'; task: number; call: number; endpoint: string; input: LooseInput }
  | { kind: 'done'; task: number; result: Result }
  | { kind: 'failed'; task: number; error: Error }
