import { http, router } from '@inertiajs/react';
import { useCallback, useState } from 'react';
import { fileError } from '@/features/attachments/accepted-files';
import { noteRequest } from '@/lib/last-request';
import { fieldErrorsOf } from '@/lib/refusal';
import { attachments } from '@/routes/generated';
import type { StoredFile } from '@/types/generated';

export interface Upload {
    key: string;
    name: string;
    /** From 0 to 100. */
    percentage: number;
    state: 'waiting' | 'sending' | 'done' | 'duplicate' | 'refused';
    /** The reason for a refusal or the name of the existing copy. */
    message: string;
}

const FALLBACK = 'Couldn’t upload the file. Check your connection and try again.';

/** Uploads files one after the other with progress, then reloads the page's list. */
export function useUploads(subject: { subjectType: string; subjectId: number }, only: string[]) {
    const [uploads, setUploads] = useState<readonly Upload[]>([]);
    const { subjectType, subjectId } = subject;

    const change = useCallback((key: string, changes: Partial<Upload>) => {
        setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
    }, []);

    const send = useCallback(
        async (files: readonly File[]) => {
            const added = files.map((file, index) => ({ file, upload: uploadOf(file, index) }));
            setUploads((now) => [...now.filter(isOpen), ...added.map(({ upload }) => upload)]);
            for (const { file, upload } of added.filter(({ upload: { state } }) => state === 'waiting')) {
                change(upload.key, { state: 'sending' });
                change(
                    upload.key,
                    await sendOne(attachments.store({ subjectType, subjectId }), file, (percentage) =>
                        change(upload.key, { percentage }),
                    ),
                );
            }
            router.reload({ only });
        },
        [subjectType, subjectId, change, only],
    );

    return { uploads, send, isBusy: uploads.some(isOpen), clear: () => setUploads([]) };
}

function isOpen({ state }: Upload): boolean {
    return state === 'waiting' || state === 'sending';
}

function uploadOf(file: File, index: number): Upload {
    const refused = fileError(file);

    return {
        key: `${Date.now()}-${index}-${file.name}`,
        name: file.name,
        percentage: 0,
        state: refused === null ? 'waiting' : 'refused',
        message: refused ?? '',
    };
}

async function sendOne(
    route: ReturnType<typeof attachments.store>,
    file: File,
    onProgress: (percentage: number) => void,
): Promise<Partial<Upload>> {
    const data = new FormData();
    data.set('file', file);
    try {
        const response = await http.getClient().request({
            ...route,
            data,
            headers: { Accept: 'application/json' },
            onUploadProgress: ({ percentage }) => onProgress(percentage ?? 0),
        });
        noteRequest();
        const { duplicate_of } = JSON.parse(response.data) as StoredFile;

        return duplicate_of === null
            ? { state: 'done', percentage: 100 }
            : { state: 'duplicate', message: `This file already exists as ${duplicate_of}.` };
    } catch (failure) {
        return { state: 'refused', message: fieldErrorsOf(failure).file ?? FALLBACK };
    }
}
