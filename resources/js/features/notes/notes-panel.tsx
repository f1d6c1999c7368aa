import { ChatBubbleBottomCenterTextIcon } from '@heroicons/react/24/outline';
import { ExportButton, type ExportRoute } from '@/components/data-table';
import { ListPager } from '@/components/data-table/list-pager';
import { useListState } from '@/components/data-table/use-list-state';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { NoteCard } from '@/features/notes/note-card';
import { NewNoteForm } from '@/features/notes/note-form';
import { useMarkShown } from '@/hooks/use-mark-shown';
import { COMPOSER_ID, focusWhenAsked } from '@/lib/composer';
import { requestJson } from '@/lib/http';
import { notes as noteRoutes } from '@/routes/generated';
import { type NoteCategory, NoteCategoryLabels, NoteCategoryValues, type NoteFeed } from '@/types/generated';

const CATEGORIES = NoteCategoryValues.map((value) => ({ value, label: NoteCategoryLabels[value] }));

interface NotesPanelProps {
    feed: NoteFeed;
    /** The name of the page prop with the feed, reloaded by paging and filtering. */
    prop?: string;
    /** The export of the notes, if the viewer may export them. */
    exportUrl?: ExportRoute;
    /** Shows the notes of a past day, read-only. */
    isPast?: boolean;
}

/** The notes of a client, lead or DB client, pinned notes first, with a form for a new note. */
export function NotesPanel({ feed, prop = 'notes', exportUrl, isPast = false }: NotesPanelProps) {
    const { notes, meta, category } = feed;
    const subject = { subjectType: feed.subject_type, subjectId: feed.subject_id };
    const list = useListState([prop]);
    // The notes stay highlighted until the next visit.
    useMarkShown(
        notes.filter(({ has_new_mention }) => has_new_mention).map(({ id }) => id),
        (ids) => requestJson<null>(noteRoutes.mentionsSeen(), { data: { notes: ids }, isBackground: true }),
    );

    return (
        <div className="flex flex-col gap-4">
            {!isPast && (
                <Card>
                    <CardBody>
                        <div ref={focusWhenAsked} id={COMPOSER_ID}>
                            <NewNoteForm subject={subject} />
                        </div>
                    </CardBody>
                </Card>
            )}
            <Card aria-label="Notes">
                <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
                    <h2 className="flex-1 font-strong">Notes</h2>
                    <span className="w-40">
                        <Select
                            aria-label="Filter by category"
                            dense
                            placeholder="All categories"
                            clearable
                            value={category ?? ''}
                            options={CATEGORIES}
                            onChange={(value) => list.apply({ category: value === '' ? null : value })}
                        />
                    </span>
                    {exportUrl && (
                        <ExportButton
                            route={exportUrl}
                            query={list.query}
                            isNarrowed={category !== null}
                            noun="notes"
                        />
                    )}
                </header>
                {notes.length === 0 ? (
                    <EmptyState
                        icon={ChatBubbleBottomCenterTextIcon}
                        title={category === null ? 'No notes yet' : `No notes in ${NoteCategoryLabels[category]}`}
                    >
                        {emptyText(category, isPast)}
                    </EmptyState>
                ) : (
                    <ol aria-busy={list.isLoading || undefined}>
                        {notes.map((note) => (
                            <NoteCard key={note.id} note={note} subject={subject} isPast={isPast} />
                        ))}
                    </ol>
                )}
                <ListPager list={list} meta={meta} shown={notes.length} label="Pages of notes" />
            </Card>
        </div>
    );
}

function emptyText(category: NoteCategory | null, isPast: boolean): string {
    if (category !== null) {
        return 'Choose another category or all categories.';
    }

    return isPast ? 'Notes written by then appear here.' : 'Write what the next colleague should know.';
}
