import { attachments } from '@/routes/generated';

export interface FileOf {
    subjectType: string;
    subjectId: number;
}

/** Where a file is fetched: saved, or shown in the browser where it can be. */
export function attachmentUrl(subject: FileOf, attachment: number, isShown: boolean): string {
    return attachments.show({ ...subject, attachment }, isShown ? { query: { show: '1' } } : {}).url;
}

/** A link that the browser follows by itself: the page stays. */
export function saveAttachment(subject: FileOf, attachment: number): void {
    const link = document.createElement('a');
    link.href = attachmentUrl(subject, attachment, false);
    link.download = '';
    link.click();
}
