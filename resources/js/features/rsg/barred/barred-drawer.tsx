import { useState } from 'react';
import { PageLink } from '@/components/page-link';
import { CardBody } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { HistoryCard } from '@/features/clients/history-card';
import { BarredListBadge, BarredStatusBadge } from '@/features/rsg/barred/barred-badges';
import { BarredMatches } from '@/features/rsg/barred/barred-matches';
import { DrawerActions, LiftBanner } from '@/features/rsg/barred/drawer-actions';
import { FlashErrors } from '@/features/shell/feedback-region';
import { clients } from '@/routes/generated';
import type { BarredEntryDetails } from '@/types/generated';

interface BarredDrawerProps {
    entry: BarredEntryDetails | null;
    onClose: () => void;
}

/** One entry of a barred list with its history. */
export function BarredDrawer({ entry, onClose }: BarredDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(entry);
    if (entry !== null && entry !== shown) {
        setShown(entry);
    }
    const row = shown?.row;

    return (
        <Drawer
            open={entry !== null}
            onClose={onClose}
            title={row?.full_name ?? 'Barred entry'}
            description={
                row && (
                    <span className="flex flex-wrap items-center gap-2">
                        <BarredStatusBadge status={row.status} />
                        <BarredListBadge list={row.list} />
                        <span>{row.jurisdiction ?? 'Our own list'}</span>
                    </span>
                )
            }
            footer={shown && <DrawerActions key={shown.row.id} entry={shown} />}
        >
            {shown && (
                <div className="flex flex-col gap-5 pt-1">
                    <FlashErrors />
                    {shown.lift && <LiftBanner entry={shown} lift={shown.lift} />}
                    {/* Focusable, so that the keyboard can scroll an entry without buttons. */}
                    <CardBody flush role="region" aria-label="Entry details" tabIndex={0}>
                        <EntryFacts entry={shown} />
                    </CardBody>
                    <BarredMatches matches={shown.matches} canDecide={shown.can_decide} />
                    <HistoryCard history={shown.history} noun="entry" />
                </div>
            )}
        </Drawer>
    );
}

function EntryFacts({ entry: { row, address } }: { entry: BarredEntryDetails }) {
    return (
        <DescriptionList
            items={[
                {
                    term: 'Client',
                    details: row.client_id !== null && (
                        <PageLink href={clients.rsg({ client: row.client_id })} className="text-accent hover:underline">
                            {row.client_name} <span className="tabular">{row.client_pin}</span>
                        </PageLink>
                    ),
                },
                { term: 'Date of birth', details: <DateTime value={row.date_of_birth} dateOnly /> },
                { term: 'Mobile', details: row.mobile },
                { term: 'Email', details: row.email },
                { term: 'Address', details: address },
                { term: 'From', details: <DateTime value={row.from_on} dateOnly /> },
                {
                    term: 'Until',
                    details: row.until_on === null ? 'No end' : <DateTime value={row.until_on} dateOnly />,
                },
                { term: 'Reason', details: row.reason },
                { term: 'List name', details: row.source },
                { term: 'Reference', details: row.external_reference },
                {
                    term: 'Added',
                    details: (
                        <>
                            <DateTime value={row.created_at} /> {row.added_by && `by ${row.added_by}`}
                        </>
                    ),
                },
            ]}
        />
    );
}
