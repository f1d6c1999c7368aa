import { DocumentArrowUpIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { useFileDrop } from '@/hooks/use-file-drop';
import { cn } from '@/lib/cn';

interface FileDropZoneProps {
    title: string;
    /** Accepted files, in one or two lines. */
    children: ReactNode;
    /** Accessible name of the file input. */
    label: string;
    accept: string;
    busy: boolean;
    /** Reduced height, for pages with other main content. */
    compact: boolean;
    onFiles: (files: readonly File[]) => void;
}

/** Area to drop a file on. A click or Enter opens the file chooser. */
export function FileDropZone({ title, children, label, accept, busy, compact, onFiles }: FileDropZoneProps) {
    const input = useRef<HTMLInputElement>(null);
    const { isOver, handlers } = useFileDrop(onFiles, busy);

    return (
        <>
            <button
                type="button"
                aria-disabled={busy || undefined}
                aria-busy={busy || undefined}
                onClick={() => !busy && input.current?.click()}
                {...handlers}
                className={cn(
                    'flex w-full flex-col items-center gap-1 rounded-card border border-dashed px-6 text-center transition-colors duration-100',
                    compact ? 'py-4' : 'py-8',
                    isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface hover:bg-sunken',
                    busy && 'cursor-progress',
                )}
            >
                {!compact && <Glyph busy={busy} isOver={isOver} />}
                <span className="pointer-events-none font-strong">{title}</span>
                <span className="pointer-events-none max-w-md text-pretty text-compact text-muted">{children}</span>
            </button>
            <input
                ref={input}
                type="file"
                accept={accept}
                aria-label={label}
                tabIndex={-1}
                hidden
                onChange={({ currentTarget }) => {
                    onFiles([...(currentTarget.files ?? [])]);
                    // Allows choosing the same file again after a correction.
                    currentTarget.value = '';
                }}
            />
        </>
    );
}

function Glyph({ busy, isOver }: { busy: boolean; isOver: boolean }) {
    return (
        <span
            className={cn(
                'pointer-events-none mb-2 grid size-11 place-items-center rounded-card border',
                isOver ? 'border-accent bg-surface text-accent' : 'border-line bg-sunken text-muted',
            )}
        >
            {busy ? <Spinner /> : <DocumentArrowUpIcon aria-hidden="true" className="size-5.5 stroke-[1.6]" />}
        </span>
    );
}
