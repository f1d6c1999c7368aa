import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { ClientLink } from '@/features/clients/client-link';
import { DueTime } from '@/features/rsg/due-time';
import { HandledStatus } from '@/features/rsg/handled-status';
import { LinkClientButton } from '@/features/rsg/link-client-button';
import { OwnerControl } from '@/features/rsg/owner-control';
import { RsgClientMarks } from '@/features/rsg/rsg-client-cell';
import { clients, rsg } from '@/routes/generated';
import type { Choice, FormSubmissionRow } from '@/types/generated';

interface FormWorkCardProps {
    form: FormSubmissionRow;
    owners: readonly Choice[];
    canWork: boolean;
}

/** Client, owner, due time and status of a form. */
export function FormWorkCard({ form, owners, canWork }: FormWorkCardProps) {
    const { client } = form;

    return (
        <Card>
            <CardHeader title="Details" />
            <CardBody>
                <DescriptionList
                    className="sm:grid-cols-[6.5rem_1fr]!"
                    items={[
                        {
                            term: 'Client',
                            details: (
                                <span className="flex flex-wrap items-center gap-1.5">
                                    {client && (
                                        <>
                                            <ClientLink client={client} href={clients.rsg({ client: client.id })} />
                                            <RsgClientMarks client={client} />
                                        </>
                                    )}
                                    {canWork ? (
                                        <LinkClientButton form={form} />
                                    ) : (
                                        client === null && <span className="text-muted">Not linked</span>
                                    )}
                                </span>
                            ),
                        },
                        { term: 'Submitted', details: <DateTime value={form.submitted_at} /> },
                        { term: 'Due', details: <DueTime dueAt={form.due_at} isDone={form.resolved_at !== null} /> },
                        {
                            term: 'Owner',
                            details: (
                                <OwnerControl
                                    ownerId={form.owner_id}
                                    ownerName={form.owner_name}
                                    owners={owners}
                                    route={rsg.formSubmissionsAssign(
                                        { submission: form.id },
                                        { query: { seen_owner_id: form.owner_id } },
                                    )}
                                    canWork={canWork}
                                />
                            ),
                        },
                        {
                            term: 'Status',
                            details: <HandledStatus resolvedAt={form.resolved_at} resolverName={form.resolver_name} />,
                        },
                        ...(form.resolved_at
                            ? [{ term: 'Decision', details: form.decision_text ?? 'Handled without a decision' }]
                            : []),
                        ...(form.decision_note
                            ? [
                                  {
                                      term: 'Reason',
                                      details: <span className="whitespace-pre-line">{form.decision_note}</span>,
                                  },
                              ]
                            : []),
                    ]}
                />
            </CardBody>
        </Card>
    );
}
