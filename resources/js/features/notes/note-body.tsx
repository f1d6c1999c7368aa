import { type NotePart, partsOf } from '@/features/notes/mention-text';
import { cn } from '@/lib/cn';

interface NoteBodyProps {
    body: string;
    /** The user whose mentions are highlighted. */
    viewerId?: number | undefined;
    className?: string;
}

/** The text of a note with mentions and links. */
export function NoteBody({ body, viewerId, className }: NoteBodyProps) {
    return (
        <p className={cn('whitespace-pre-wrap break-words', className)}>
            <TextParts parts={partsOf(body)} viewerId={viewerId} />
        </p>
    );
}

export function TextParts({ parts, viewerId }: { parts: readonly NotePart[]; viewerId?: number | undefined }) {
    return parts.map((part, index) => {
        const key = `${index}-${part.text}`;
        switch (part.kind) {
            case 'mention':
                return (
                    <span
                        key={key}
                        className={cn(
                            '-mx-0.5 rounded-tag px-0.5 font-medium',
                            part.userId === viewerId ? 'bg-accent-soft text-accent' : 'bg-sunken text-ink',
                        )}
                    >
                        {part.text}
                    </span>
                );
            case 'link':
                return (
                    <a
                        key={key}
                        href={part.text}
                        target="_blank"
                        rel="noreferrer noopener"
                        className="break-all text-accent underline"
                    >
                        {part.text}
                    </a>
                );
            default:
                return part.text;
        }
    });
}
