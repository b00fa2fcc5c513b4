import { parentPort, workerData } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'

// Fonts are large: no other request waits while they are read and cut.
parentPort?.postMessage(await drawSheet(workerData))
