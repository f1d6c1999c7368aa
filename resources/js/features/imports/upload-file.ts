import { requestJson } from '@/lib/http';
import { clients } from '@/routes/generated';
import type { ImportKind, ImportOpened } from '@/types/generated';
import { readWorkbook } from './read-workbook';
import { WorkbookRefused } from './workbook-text';

const FALLBACK = 'The file could not be sent. Check your connection and try again.';
const ATTEMPTS = 3;

interface UploadSettings {
    kind: ImportKind;
    maxBytes: number;
    partBytes: number;
    signal: AbortSignal;
    /** Between 0 and 1. */
    onProgress: (share: number) => void;
}

/** A refusal in words for the person. */
export class UploadRefused extends Error {}

/**
 * Sends a file in parts, a part that is lost again, and gives the number of the import that it opens.
 *
 * @throws UploadRefused
 */
export async function uploadFile(file: File, settings: UploadSettings): Promise<number> {
    const isWorkbook = /\.xlsx$/i.test(file.name);
    try {
        refuseBySize(file, settings.maxBytes);
        const body = isWorkbook ? await readWorkbook(file, settings.signal) : file;
        refuseBySize(body, settings.maxBytes);
        const { id } = await requestJson<ImportOpened>(clients.importsStore(), {
            data: { kind: settings.kind, name: file.name, format: isWorkbook ? 'xlsx' : 'csv', bytes: body.size },
            signal: settings.signal,
        });
        const parts = await sendParts(id, body, settings);
        await requestJson<ImportOpened>(clients.importsComplete({ import: id }), {
            data: { parts },
            signal: settings.signal,
        });

        return id;
    } catch (failure) {
        throw failure instanceof WorkbookRefused || failure instanceof UploadRefused
            ? new UploadRefused(failure.message)
            : new UploadRefused(reasonOf(failure) ?? FALLBACK);
    }
}

function refuseBySize(body: Blob, maxBytes: number): void {
    if (body.size === 0) {
        throw new UploadRefused('The file is empty.');
    }
    if (body.size > maxBytes) {
        throw new UploadRefused(`The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Split it.`);
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
            await requestJson<ImportOpened>(clients.importsPart({ import: id }), { data, signal });
            return;
        } catch (failure) {
            // What the server refuses in words it would refuse again.
            if (attempt === ATTEMPTS || signal.aborted || reasonOf(failure) !== null) {
                throw failure;
            }
        }
    }
}

/** The server's words, where it gave some. */
function reasonOf(failure: unknown): string | null {
    if (!(failure instanceof Error && 'response' in failure)) {
        return null;
    }
    const { data } = failure.response as { data?: unknown };
    try {
        const { errors } = JSON.parse(String(data)) as { errors?: Record<string, string[]> };
        return Object.values(errors ?? {})[0]?.[0] ?? null;
    } catch {
        return null;
    }
}
