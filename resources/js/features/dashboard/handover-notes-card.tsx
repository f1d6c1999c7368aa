import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { NoteBody } from '@/features/notes/note-body';
import { useViewer } from '@/hooks/use-viewer';
import { COMPOSER_ID } from '@/lib/composer';
import { teamNotes } from '@/routes/generated';
import type { DashboardHandoverNotes } from '@/types/generated';

/** Team notes for the next shift. Hidden from viewers who can't write while there are none. */
export function HandoverNotesCard({ handover: { notes, can_write } }: { handover: DashboardHandoverNotes }) {
    const viewer = useViewer();
    const { url } = teamNotes.index({ query: { category: 'handover' } });

    if (notes.length === 0 && !can_write) {
        return null;
    }

    return (
        <Card className="col-span-12" aria-label="Notes for the next shift">
            <CardHeader
                title="Notes for the next shift"
                actions={
                    <LinkButton size="sm" href={can_write ? `${url}#${COMPOSER_ID}` : url}>
                        {can_write ? 'Write one' : 'View all'}
                    </LinkButton>
                }
            />
            {notes.length === 0 ? (
                <CardBody className="text-compact text-muted">Nothing to hand over.</CardBody>
            ) : (
                <ul>
                    {notes.map(({ id, author_name, body, created_at }) => (
                        <li key={id} className="border-b border-line px-4 py-2.5 last:border-0">
                            <p className="flex items-baseline justify-between gap-x-3">
                                <span className="font-medium">{author_name}</span>
                                <RelativeTime value={created_at} className="text-compact text-muted" />
                            </p>
                            <NoteBody body={body} viewerId={viewer?.id} className="text-compact" />
                        </li>
                    ))}
                </ul>
            )}
        </Card>
    );
}
