import { parentPort, workerData } from 'node:worker_threads'
import { drawPaper } from './draw-paper.ts'

// Fonts are large: while they are read and cut no one else's answer may wait.
parentPort?.postMessage(await drawPaper(workerData))
