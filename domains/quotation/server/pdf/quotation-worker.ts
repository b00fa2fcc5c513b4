import { parentPort, workerData } from 'node:worker_threads'
import { drawQuotation } from './draw-quotation.ts'

// Fonts are large: while they are read and cut no one else's answer may wait.
parentPort?.postMessage(await drawQuotation(workerData))
