import { Deferred } from '@inertiajs/react';
import { useState } from 'react';
import { FilesCard } from '@/features/attachments/files-card';
import { HistoryCard } from '@/features/clients/history-card';
import { RevealContact } from '@/features/contacts/reveal-contact';
import { AddressesCard } from '@/features/db-clients/addresses-card';
import { DbClientActions } from '@/features/db-clients/db-client-actions';
import { DbClientStatusBadge } from '@/features/db-clients/db-client-badges';
import { DetailsCard } from '@/features/db-clients/details-card';
import { OutcomeButtons } from '@/features/db-clients/outcome-buttons';
import { PhonesCard } from '@/features/db-clients/phones-card';
import { CardSkeleton, ConsentsCard, DuplicatesCard, OutcomesCard } from '@/features/db-clients/record-cards';
import { NotesPanel } from '@/features/notes/notes-panel';
import { NotesSkeleton } from '@/features/notes/notes-skeleton';
import { useKept } from '@/hooks/use-kept';
import { useViewer } from '@/hooks/use-viewer';
import { PageHeader } from '@/layouts/page-header';
import { can } from '@/lib/shared-props';
import { dbClients as routes } from '@/routes/generated';
import type { DbAddressView, DbClientContact, DbClientPage, DbPhoneView } from '@/types/generated';

export default function DbClientsShow(page: DbClientPage) {
    const { db_client: dbClient, phones, addresses, outcomes, consents, duplicates, history } = page;
    const viewer = useViewer();
    const notes = useKept(page.notes ?? undefined, dbClient.id);
    const files = useKept(page.attachments ?? undefined, dbClient.id);
    const meta = useKept(page.meta ?? undefined, dbClient.id);
    const [contact, setContact] = useState<DbClientContact | null>(null);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'DB clients', href: routes.index() }, { title: dbClient.full_name }]}
                title={dbClient.full_name}
                badges={<DbClientStatusBadge status={dbClient.status} reason={dbClient.suppressed_reason} />}
                actions={<DbClientActions page={page} />}
            />
            <div className="grid grid-cols-12 items-start gap-4 p-4 sm:px-6">
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-7">
                    {page.can_log_outcome && <OutcomeButtons dbClient={dbClient} phones={phones} />}
                    <PhonesCard
                        phones={withNumbers(phones, contact)}
                        person={{ type: 'db_client', id: dbClient.id, name: dbClient.full_name }}
                    />
                    <AddressesCard addresses={withStreets(addresses, contact)} />
                    <Deferred data="outcomes" fallback={<CardSkeleton title="Calls" />}>
                        <OutcomesCard outcomes={outcomes ?? []} />
                    </Deferred>
                    {page.can_manage && (
                        <FilesCard
                            key={`files ${dbClient.id}`}
                            subjectType="db_client"
                            subjectId={dbClient.id}
                            files={files}
                            meta={meta}
                        />
                    )}
                    {page.can_manage && (notes ? <NotesPanel key={dbClient.id} feed={notes} /> : <NotesSkeleton />)}
                </div>
                <div className="col-span-12 flex flex-col gap-4 xl:col-span-5">
                    <DetailsCard
                        dbClient={contact ? { ...dbClient, email: contact.email || null } : dbClient}
                        canOpenLead={can(viewer, 'viewClients')}
                    >
                        {page.can_reveal_contact && (
                            <RevealContact
                                name={dbClient.full_name}
                                route={routes.revealContact({ dbClient: dbClient.id })}
                                isShown={contact !== null}
                                onChange={setContact}
                            />
                        )}
                    </DetailsCard>
                    <Deferred data="consents" fallback={<CardSkeleton title="Consents" />}>
                        <ConsentsCard consents={consents ?? []} />
                    </Deferred>
                    {page.can_manage && (
                        <>
                            <Deferred data="duplicates" fallback={<CardSkeleton title="Possible duplicates" />}>
                                <DuplicatesCard duplicates={duplicates ?? []} />
                            </Deferred>
                            <Deferred data="history" fallback={<CardSkeleton title="History" />}>
                                <HistoryCard history={history ?? []} noun="DB client" />
                            </Deferred>
                        </>
                    )}
                </div>
            </div>
        </>
    );
}

function withNumbers(phones: readonly DbPhoneView[], contact: DbClientContact | null): readonly DbPhoneView[] {
    return phones.map((phone) => ({ ...phone, number: revealed(contact?.phones, phone.id) ?? phone.number }));
}

function withStreets(addresses: readonly DbAddressView[], contact: DbClientContact | null): readonly DbAddressView[] {
    return addresses.map((address) => ({ ...address, line: revealed(contact?.addresses, address.id) ?? address.line }));
}

function revealed(lines: DbClientContact['phones'] | undefined, id: number): string | undefined {
    return lines?.find((line) => line.id === id)?.text;
}
