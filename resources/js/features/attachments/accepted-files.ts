/** The accepted file extensions. The server also checks the content of each file. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.heic,.csv,.xlsx,.docx,.txt,.eml';
export const MAX_BYTES = 20 * 1024 * 1024;

/** The reason why the server would refuse a file, or null. */
export function fileError(file: File): string | null {
    const extension = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`;

    if (!ACCEPTED.split(',').includes(extension)) {
        return 'This file type isn’t supported.';
    }

    return file.size > MAX_BYTES ? 'The file is larger than 20 MB.' : file.size === 0 ? 'The file is empty.' : null;
}
