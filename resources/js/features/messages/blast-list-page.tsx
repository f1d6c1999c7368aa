import { useMemo } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { BLAST_COLUMNS } from '@/features/messages/blast-columns';
import { ListPage } from '@/layouts/list-page';
import { messages } from '@/routes/generated';
import type { BlastsPage } from '@/types/generated';
import { blastList } from '@/types/generated/lists';

interface BlastListPageProps {
    page: BlastsPage;
    title: string;
    createRoute: { url: string; method: string };
}

export function BlastListPage({ page, title, createRoute }: BlastListPageProps) {
    const list = useMemo(() => ({ ...blastList, title }), [title]);
    const choices = useMemo(() => ({ author: page.authors }), [page.authors]);

    return (
        <ListPage
            list={list}
            rows={page.blasts}
            meta={page.meta}
            columns={BLAST_COLUMNS}
            choices={choices}
            breadcrumbs={[{ title: 'Message tools' }]}
            actions={
                page.can_create && (
                    <LinkButton variant="primary" href={createRoute.url}>
                        New blast
                    </LinkButton>
                )
            }
            rowHref={({ id }) => messages.blastsShow({ blast: id })}
            rowLabel={({ name }) => name}
            emptyHint="Write a message to many clients. A colleague approves it before it is sent."
        />
    );
}
