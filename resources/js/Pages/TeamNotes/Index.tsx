import { ChatBubbleBottomCenterTextIcon } from '@heroicons/react/24/outline';
import { ListPager } from '@/components/data-table/list-pager';
import { useListState } from '@/components/data-table/use-list-state';
import { SearchInput } from '@/components/filters/search-input';
import { Card, CardBody } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ViewChips } from '@/components/ui/view-chips';
import { TeamNoteCard } from '@/features/team-notes/team-note-card';
import { TeamNoteForm } from '@/features/team-notes/team-note-form';
import { useMarkShown } from '@/hooks/use-mark-shown';
import { PageHeader } from '@/layouts/page-header';
import { COMPOSER_ID, focusWhenAsked } from '@/lib/composer';
import { requestJson } from '@/lib/http';
import { teamNotes } from '@/routes/generated';
import { TeamNoteCategoryLabels, TeamNoteCategoryValues, type TeamNotesPage } from '@/types/generated';

export default function TeamNotes({ notes, meta, category, is_expired, can_write }: TeamNotesPage) {
    const list = useListState(['notes', 'meta', 'category', 'is_expired']);
    const search = list.query.search ?? '';
    // The notes stay marked as new until the next visit.
    useMarkShown(
        notes.filter(({ is_new }) => is_new).map(({ id }) => id),
        (ids) => requestJson<null>(teamNotes.read(), { data: { notes: ids }, isBackground: true }),
    );

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Team notes' }]}
                title="Team notes"
                notice="For all colleagues and the next shift"
                views={
                    <ViewChips
                        label="Notes by category"
                        items={[
                            { label: 'All', href: teamNotes.index(), current: category === null && !is_expired },
                            ...TeamNoteCategoryValues.map((value) => ({
                                label: TeamNoteCategoryLabels[value],
                                href: teamNotes.index({ query: { category: value } }),
                                current: category === value && !is_expired,
                            })),
                            {
                                label: 'Expired',
                                href: teamNotes.index({ query: { view: 'expired' } }),
                                current: is_expired,
                            },
                        ]}
                    />
                }
            />
            <div className="flex w-full max-w-4xl flex-col gap-4 p-4 sm:p-6">
                {can_write && !is_expired && (
                    <Card>
                        <CardBody>
                            <div ref={focusWhenAsked} id={COMPOSER_ID}>
                                <TeamNoteForm key={category} note={null} category={category ?? 'general'} />
                            </div>
                        </CardBody>
                    </Card>
                )}
                <Card aria-label="Notes">
                    <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
                        <h2 className="flex-1 font-strong">{is_expired ? 'Expired notes' : 'Notes'}</h2>
                        <SearchInput
                            value={search}
                            label="Search notes"
                            placeholder="Text of a note…"
                            onSearch={(text) => list.apply({ search: text === '' ? null : text }, { replace: true })}
                        />
                    </header>
                    {notes.length === 0 ? (
                        <EmptyState
                            icon={ChatBubbleBottomCenterTextIcon}
                            title={search === '' ? 'No notes' : `No notes with “${search}”`}
                        >
                            {emptyText(search, is_expired)}
                        </EmptyState>
                    ) : (
                        <ol aria-busy={list.isLoading || undefined}>
                            {notes.map((note) => (
                                <TeamNoteCard key={note.id} note={note} isExpired={is_expired} />
                            ))}
                        </ol>
                    )}
                    <ListPager list={list} meta={meta} shown={notes.length} label="Pages of notes" />
                </Card>
            </div>
        </>
    );
}

function emptyText(search: string, isExpired: boolean): string {
    if (search !== '') {
        return 'Check the spelling or choose another category.';
    }

    return isExpired ? 'Notes appear here when they expire.' : 'Write what your colleagues should know.';
}
