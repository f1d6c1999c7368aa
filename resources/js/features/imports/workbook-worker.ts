import { WorkbookRefused, workbookText } from './workbook-text';

export type WorkbookAnswer = { text: string } | { refused: string };

// Off the main thread: a long sheet takes seconds, and the page goes on meanwhile.
self.onmessage = async ({ data }: MessageEvent<File>) => {
    self.postMessage(await read(data));
};

async function read(file: File): Promise<WorkbookAnswer> {
    try {
        return { text: await workbookText(await file.arrayBuffer()) };
    } catch (failure) {
        return {
            refused:
                failure instanceof WorkbookRefused
                    ? failure.message
                    : 'The workbook cannot be read. Save the sheet as CSV.',
        };
    }
}
