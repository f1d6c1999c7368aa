import { ChatBubbleBottomCenterTextIcon } from '@heroicons/react/24/outline';
import { useEffect } from 'react';
import { ExportButton, type ExportRoute } from '@/components/data-table';
import { useListState } from '@/components/data-table/use-list-state';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { NoteCard } from '@/features/notes/note-card';
import { NewNoteForm } from '@/features/notes/note-form';
import { requestJson } from '@/lib/http';
import { notes as noteRoutes } from '@/routes/generated';
import { NoteCategoryLabels, NoteCategoryValues, type NoteFeed } from '@/types/generated';

const CATEGORIES = NoteCategoryValues.map((value) => ({ value, label: NoteCategoryLabels[value] }));

interface NotesPanelProps {
    feed: NoteFeed;
    /** The page's prop that holds the feed; paging and filtering fetch it anew. */
    prop?: string;
    /** Of the list, where it may be exported. */
    exportUrl?: ExportRoute;
}

/** The notes of a client, a lead or a prospect: a place to write, then the pinned ones, then the newest. */
export function NotesPanel({ feed, prop = 'notes', exportUrl }: NotesPanelProps) {
    const { notes, meta, category } = feed;
    const subject = { subjectType: feed.subject_type, subjectId: feed.subject_id };
    const list = useListState([prop]);
    useSeen(notes.filter(({ is_news }) => is_news).map(({ id }) => id));
    const goTo = (cursor: string | null) => (cursor === null ? null : () => list.apply({ cursor }));

    return (
        <div className="flex flex-col gap-4">
            <Card>
                <CardBody>
                    <NewNoteForm subject={subject} />
                </CardBody>
            </Card>
            <Card aria-label="Notes">
                <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
                    <h2 className="flex-1 font-strong">Notes</h2>
                    <span className="w-40">
                        <Select
                            aria-label="Show category"
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
                        title={category === null ? 'No notes yet' : `No notes about ${NoteCategoryLabels[category]}`}
                    >
                        {category === null
                            ? 'Write down what the next colleague should know.'
                            : 'Choose another category, or all of them.'}
                    </EmptyState>
                ) : (
                    <ol aria-busy={list.isLoading || undefined}>
                        {notes.map((note) => (
                            <NoteCard key={note.id} note={note} subject={subject} />
                        ))}
                    </ol>
                )}
                {(meta.next_cursor !== null || meta.previous_cursor !== null) && (
                    <Pagination
                        label="Pages of notes"
                        className="border-t border-line px-4 py-2"
                        shown={notes.length}
                        count={meta.count}
                        countIsCapped={meta.count_is_capped}
                        onPrevious={goTo(meta.previous_cursor)}
                        onNext={goTo(meta.next_cursor)}
                    />
                )}
            </Card>
        </div>
    );
}

/** What names the viewer has been seen once it stands on the screen; it stays marked until the next visit. */
function useSeen(noteIds: readonly number[]): void {
    const key = noteIds.join(',');

    useEffect(() => {
        if (key !== '') {
            const data = { notes: key.split(',').map(Number) };
            requestJson<null>(noteRoutes.mentionsSeen(), { data, isBackground: true }).catch(() => undefined);
        }
    }, [key]);
}
