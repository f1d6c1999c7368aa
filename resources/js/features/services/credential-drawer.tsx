import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { Drawer } from '@/components/ui/drawer';
import { RelativeTime } from '@/components/ui/relative-time';
import { HistoryCard } from '@/features/clients/history-card';
import { RotationBadge } from '@/features/services/credential-columns';
import { CredentialFormDialog } from '@/features/services/credential-form-dialog';
import { RotateDialog } from '@/features/services/rotate-dialog';
import { SecretSection } from '@/features/services/secret-section';
import { FlashErrors } from '@/features/shell/feedback-region';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { services } from '@/routes/generated';
import type { Choice, CredentialDetails, CredentialRevealItem } from '@/types/generated';

interface CredentialDrawerProps {
    credential: CredentialDetails | null;
    owners: readonly Choice[];
    canManage: boolean;
    onClose: () => void;
}

/** One credential with its secret, its reveals and its history. */
export function CredentialDrawer({ credential, owners, canManage, onClose }: CredentialDrawerProps) {
    // Keeps the content while the drawer slides out.
    const [shown, setShown] = useState(credential);
    if (credential !== null && credential !== shown) {
        setShown(credential);
    }
    const row = shown?.row;

    return (
        <Drawer
            open={credential !== null}
            onClose={onClose}
            title={row?.service ?? 'Credential'}
            description={
                row && (
                    <span className="flex flex-wrap items-center gap-2">
                        {row.archived_at ? <Badge>Archived</Badge> : <RotationBadge {...row} />}
                        <span>Owned by {row.owner_name}</span>
                    </span>
                )
            }
            footer={shown && canManage && <DrawerActions key={shown.row.id} credential={shown} owners={owners} />}
        >
            {shown && row && (
                <div className="flex flex-col gap-5 pt-1">
                    <FlashErrors />
                    {!row.has_owner && (
                        <Banner tone="warn">
                            {row.owner_name} can no longer open Services. Choose a new owner. Until then, developers get
                            the emails about this credential.
                        </Banner>
                    )}
                    <DescriptionList
                        items={[
                            { term: 'Address', details: <Address address={row.address} /> },
                            { term: 'Username', details: row.username },
                            { term: 'Owner', details: row.owner_name },
                            { term: 'Rotate by', details: <DateTime value={row.rotate_on} dateOnly /> },
                            { term: 'Last rotated', details: <DateTime value={row.rotated_at} /> },
                            {
                                term: 'Notes',
                                details: row.notes && <span className="whitespace-pre-wrap">{row.notes}</span>,
                            },
                        ]}
                    />
                    {canManage && row.archived_at === null && <SecretSection key={row.id} credential={row} />}
                    <Reveals reveals={shown.reveals} />
                    <HistoryCard history={shown.history} noun="credential" />
                </div>
            )}
        </Drawer>
    );
}

/** Only web addresses become links. */
function Address({ address }: { address: string | null }) {
    return address !== null && /^https?:\/\//i.test(address) ? (
        <a href={address} target="_blank" rel="noreferrer noopener" className="break-all text-accent hover:underline">
            {address}
        </a>
    ) : (
        address
    );
}

function Reveals({ reveals }: { reveals: readonly CredentialRevealItem[] }) {
    return (
        <Card>
            <CardHeader title="Reveals" />
            <CardBody flush>
                {reveals.length === 0 ? (
                    <p className="px-4 py-3 text-muted">No colleague has revealed this secret.</p>
                ) : (
                    <ol>
                        {reveals.map(({ id, user_name, is_copy, reason, created_at }) => (
                            <li key={id} className="border-b border-line px-4 py-2.5 last:border-0">
                                <div className="flex items-baseline justify-between gap-3">
                                    <p className="min-w-0">
                                        <span className="font-medium">{user_name}</span>{' '}
                                        <span className="text-muted">{is_copy ? 'copied' : 'viewed'} the secret</span>
                                    </p>
                                    <RelativeTime value={created_at} className="shrink-0 text-compact text-muted" />
                                </div>
                                <p className="text-compact break-words text-muted">{reason}</p>
                            </li>
                        ))}
                    </ol>
                )}
            </CardBody>
        </Card>
    );
}

function DrawerActions({ credential: { row }, owners }: { credential: CredentialDetails; owners: readonly Choice[] }) {
    const [dialog, setDialog] = useState<'edit' | 'rotate' | null>(null);
    const { take, ask, isBusy, confirmDialog } = useConfirmedStep();
    const close = () => setDialog(null);
    const archiving = {
        title: `Archive ${row.service}?`,
        body: 'Its secret can’t be revealed while it is archived, and its owner gets no reminders. You can restore it.',
        confirmVerb: 'Archive credential',
    };

    if (row.archived_at !== null) {
        return (
            <Button
                variant="primary"
                loading={isBusy}
                onClick={() => take(services.credentialsRestore({ credential: row.id }))}
            >
                Restore credential
            </Button>
        );
    }

    return (
        <div className="flex flex-wrap justify-end gap-2">
            <Button
                loading={isBusy}
                onClick={() => ask(archiving, services.credentialsArchive({ credential: row.id }))}
            >
                Archive
            </Button>
            <Button onClick={() => setDialog('edit')}>Edit</Button>
            <Button variant="primary" onClick={() => setDialog('rotate')}>
                Rotate secret
            </Button>
            <CredentialFormDialog credential={row} owners={owners} open={dialog === 'edit'} onClose={close} />
            <RotateDialog credential={row} open={dialog === 'rotate'} onClose={close} />
            {confirmDialog}
        </div>
    );
}
