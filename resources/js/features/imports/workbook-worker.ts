import { WorkbookError, workbookText } from './workbook-text';

export type WorkbookAnswer = { text: string } | { refused: string };

// A long sheet takes seconds, so it is read off the main thread.
self.onmessage = async ({ data }: MessageEvent<File>) => {
    self.postMessage(await read(data));
};

async function read(file: File): Promise<WorkbookAnswer> {
    try {
        return { text: await workbookText(await file.arrayBuffer()) };
    } catch (failure) {
        return {
            refused:
                failure instanceof WorkbookError
                    ? failure.message
                    : 'The workbook can’t be read. Save the sheet as CSV.',
        };
    }
}
