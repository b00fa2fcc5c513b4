import { parentPort, workerData } from 'node:worker_threads'
import { drawLabels } from './draw-label.ts'

// Fonts are large: no other request waits while they are read and cut.
parentPort?.postMessage(await drawLabels(workerData))
