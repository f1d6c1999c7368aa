import { WorkbookError } from './workbook-text';
import type { WorkbookAnswer } from './workbook-worker';

/**
 * Converts a workbook to CSV in a web worker.
 *
 * @throws WorkbookError when the workbook can't be read
 */
export function readWorkbook(file: File, signal: AbortSignal): Promise<Blob> {
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });

    return new Promise<Blob>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) =>
            'text' in data ? resolve(new Blob([data.text])) : reject(new WorkbookError(data.refused));
        worker.onerror = () =>
            reject(new WorkbookError('The workbook is too large for this browser. Save the sheet as CSV.'));
        worker.postMessage(file);
    }).finally(() => worker.terminate());
}
