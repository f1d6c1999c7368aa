import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { useRef } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { ACCEPTED } from '@/features/attachments/accepted-files';
import type { Upload } from '@/features/attachments/use-uploads';
import { useFileDrop } from '@/hooks/use-file-drop';
import { cn } from '@/lib/cn';

interface UploadZoneProps {
    uploads: readonly Upload[];
    isBusy: boolean;
    onFiles: (files: readonly File[]) => void;
    onClear: () => void;
}

/** Uploads several files at once by drag and drop or by the file dialog. */
export function UploadZone({ uploads, isBusy, onFiles, onClear }: UploadZoneProps) {
    const input = useRef<HTMLInputElement>(null);
    const { isOver, handlers } = useFileDrop(onFiles, false);

    return (
        <div className="flex flex-col gap-2">
            <button
                type="button"
                onClick={() => input.current?.click()}
                {...handlers}
                className={cn(
                    'flex w-full flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-card border border-dashed px-4 py-4 text-center transition-colors duration-100',
                    isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface hover:bg-sunken',
                )}
            >
                <ArrowUpTrayIcon aria-hidden="true" className="icon pointer-events-none text-muted" />
                <span className="pointer-events-none font-strong">Drop files here or choose files</span>
                <span className="pointer-events-none text-compact text-muted">
                    PDF, images, CSV, Excel, Word, text or email, up to 20 MB each
                </span>
            </button>
            <input
                ref={input}
                type="file"
                multiple
                accept={ACCEPTED}
                aria-label="Files"
                tabIndex={-1}
                hidden
                onChange={({ currentTarget }) => {
                    onFiles([...(currentTarget.files ?? [])]);
                    // Lets the user choose the same file again after correcting it.
                    currentTarget.value = '';
                }}
            />
            {uploads.length > 0 && (
                <div className="rounded-card border border-line bg-surface">
                    <ul aria-label="Uploads">
                        {uploads.map((upload) => (
                            <UploadLine key={upload.key} upload={upload} />
                        ))}
                    </ul>
                    {!isBusy && (
                        <p className="flex justify-end border-t border-line px-3 py-2">
                            <Button size="sm" onClick={onClear}>
                                Clear list
                            </Button>
                        </p>
                    )}
                </div>
            )}
        </div>
    );
}

const STATES: Record<Upload['state'], { label: string; tone: Tone }> = {
    waiting: { label: 'Waiting', tone: 'neutral' },
    sending: { label: 'Uploading', tone: 'info' },
    done: { label: 'Added', tone: 'ok' },
    duplicate: { label: 'Not added', tone: 'warn' },
    refused: { label: 'Refused', tone: 'danger' },
};

function UploadLine({ upload: { name, percentage, state, message } }: { upload: Upload }) {
    return (
        <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 last:border-0">
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            {state === 'sending' && (
                <ProgressBar label={`Upload of ${name}`} value={percentage} max={100} className="h-1.5 w-28" />
            )}
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
            {message !== '' && (
                <span role="status" className="basis-full text-compact text-muted">
                    {message}
                </span>
            )}
        </li>
    );
}
