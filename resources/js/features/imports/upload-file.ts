import { requestJson } from '@/lib/http';
import { fieldErrorsOf } from '@/lib/refusal';
import { clients } from '@/routes/generated';
import type { ImportKind } from '@/types/generated';
import { readWorkbook } from './read-workbook';
import { WorkbookError } from './workbook-text';

const FALLBACK = 'Couldn’t upload the file. Check your connection and try again.';
const ATTEMPTS = 3;

interface UploadSettings {
    kind: ImportKind;
    maxBytes: number;
    partBytes: number;
    signal: AbortSignal;
    /** Receives the uploaded share, from 0 to 1. */
    onProgress: (share: number) => void;
}

/** An upload that failed. The message is shown to the user. */
export class UploadError extends Error {}

/**
 * Uploads a file in parts, retrying lost parts, and returns the id of the new import.
 *
 * @throws UploadError when the file is refused or can't be uploaded
 */
export async function uploadFile(file: File, settings: UploadSettings): Promise<number> {
    const isWorkbook = /\.xlsx$/i.test(file.name);
    try {
        checkSize(file, settings.maxBytes);
        const body = isWorkbook ? await readWorkbook(file, settings.signal) : file;
        checkSize(body, settings.maxBytes);
        const { id } = await requestJson<{ id: number }>(clients.importsStore(), {
            data: { kind: settings.kind, name: file.name, format: isWorkbook ? 'xlsx' : 'csv', bytes: body.size },
            signal: settings.signal,
        });
        const parts = await sendParts(id, body, settings);
        await requestJson<{ id: number }>(clients.importsComplete({ import: id }), {
            data: { parts },
            signal: settings.signal,
        });

        return id;
    } catch (failure) {
        throw failure instanceof WorkbookError || failure instanceof UploadError
            ? new UploadError(failure.message)
            : new UploadError(reasonOf(failure) ?? FALLBACK);
    }
}

function checkSize(body: Blob, maxBytes: number): void {
    if (body.size === 0) {
        throw new UploadError('The file is empty.');
    }
    if (body.size > maxBytes) {
        throw new UploadError(
            `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Split it into smaller files.`,
        );
    }
}

async function sendParts(id: number, body: Blob, { partBytes, signal, onProgress }: UploadSettings): Promise<number> {
    const parts = Math.ceil(body.size / partBytes);
    for (let number = 1; number <= parts; number++) {
        const data = new FormData();
        data.set('number', String(number));
        data.set('part', body.slice((number - 1) * partBytes, number * partBytes), 'part');
        await sendPart(id, data, signal);
        onProgress(number / parts);
    }

    return parts;
}

async function sendPart(id: number, data: FormData, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt++) {
        try {
            await requestJson<{ id: number }>(clients.importsPart({ import: id }), { data, signal });
            return;
        } catch (failure) {
            // The server would refuse a part with a validation error again.
            if (attempt === ATTEMPTS || signal.aborted || reasonOf(failure) !== null) {
                throw failure;
            }
        }
    }
}

/** The server's validation message, if there is one. */
function reasonOf(failure: unknown): string | null {
    return Object.values(fieldErrorsOf(failure))[0] ?? null;
}
