import { attachments } from '@/routes/generated';

export interface AttachmentSubject {
    subjectType: string;
    subjectId: number;
}

/** The URL to download a file, or to show it in the browser. */
export function attachmentUrl(subject: AttachmentSubject, attachment: number, isShown: boolean): string {
    return attachments.show({ ...subject, attachment }, isShown ? { query: { show: '1' } } : {}).url;
}

/** Downloads a file through a temporary link, so that the page stays open. */
export function downloadAttachment(subject: AttachmentSubject, attachment: number): void {
    const link = document.createElement('a');
    link.href = attachmentUrl(subject, attachment, false);
    link.download = '';
    link.click();
}
