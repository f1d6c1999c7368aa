/** What the server keeps; it looks at the content of each, whatever the name. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.heic,.csv,.xlsx,.docx,.txt,.eml';
export const MOST_BYTES = 20 * 1024 * 1024;

/** Why a file need not be sent at all. */
export function refusalBefore(file: File): string | null {
    const extension = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`;

    if (!ACCEPTED.split(',').includes(extension)) {
        return 'Files of this kind are not kept.';
    }

    return file.size > MOST_BYTES ? 'The file is larger than 20 MB.' : file.size === 0 ? 'The file is empty.' : null;
}
