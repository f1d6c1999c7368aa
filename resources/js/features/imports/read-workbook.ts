import { WorkbookRefused } from './workbook-text';
import type { WorkbookAnswer } from './workbook-worker';

/**
 * The workbook as a CSV file, read by a worker of its own that ends with it.
 *
 * @throws WorkbookRefused
 */
export function readWorkbook(file: File, signal: AbortSignal): Promise<Blob> {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });

    return new Promise<Blob>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) =>
            'text' in data ? resolve(new Blob([data.text])) : reject(new WorkbookRefused(data.refused));
        worker.onerror = () =>
            reject(new WorkbookRefused('The workbook is too large for this browser. Save the sheet as CSV.'));
        worker.postMessage(file);
    }).finally(() => worker.terminate());
}
