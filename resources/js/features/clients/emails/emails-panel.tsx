import { PencilSquareIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { ListTable } from '@/components/data-table';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ComposeEmailDialog } from '@/features/clients/emails/compose-email-dialog';
import { emailColumns } from '@/features/clients/emails/email-columns';
import { EmailDrawer } from '@/features/clients/emails/email-drawer';
import { useReloadOnEmails } from '@/features/clients/emails/use-reload-on-emails';
import { useReloadWhile } from '@/hooks/use-reload-while';
import { clients } from '@/routes/generated';
import type { EmailRow, ListMeta, MessageComposer } from '@/types/generated';
import { emailList } from '@/types/generated/lists';

const ONLY = ['emails', 'meta'];
/** Polling stops for emails queued longer than this, because they wait for something else. */
const SENT_WITHIN_MS = 120_000;

interface EmailsPanelProps {
    clientId: number;
    emails: EmailRow[];
    meta: ListMeta;
    /** Null in a past record. */
    composer: MessageComposer | null;
    canExport: boolean;
}

/** The emails to and from a client, with a button to write one. */
export function EmailsPanel({ clientId, emails, meta, composer, canExport }: EmailsPanelProps) {
    const [openId, setOpenId] = useState<number | null>(null);
    const [isWriting, setIsWriting] = useState(false);
    const columns = useMemo(() => emailColumns(setOpenId), []);
    useReloadWhile(emails.some(isSending), ONLY);
    useReloadOnEmails(clientId, ONLY);

    return (
        <div className="flex min-h-0 flex-1 flex-col gap-4">
            {composer?.may_send && composer.block !== null && (
                <Banner tone="warn" title="You can’t email this client">
                    {composer.block}
                </Banner>
            )}
            {composer?.may_send === false && <p className="text-compact text-muted">Your role can’t send emails.</p>}
            <ListTable
                list={emailList}
                name="client-emails"
                only={ONLY}
                rows={emails}
                meta={meta}
                columns={columns}
                rowLabel={(email) => email.subject}
                {...(canExport && { exportUrl: clients.emailsExport({ client: clientId }) })}
                onPreview={(email) => setOpenId(email.id)}
                emptyHint="Emails to and from this client appear here."
                tools={
                    composer?.may_send &&
                    composer.block === null && (
                        <Button size="sm" variant="primary" icon={PencilSquareIcon} onClick={() => setIsWriting(true)}>
                            New email
                        </Button>
                    )
                }
            />
            <EmailDrawer
                clientId={clientId}
                email={emails.find(({ id }) => id === openId) ?? null}
                onClose={() => setOpenId(null)}
            />
            {composer && (
                <ComposeEmailDialog
                    open={isWriting}
                    clientId={clientId}
                    composer={composer}
                    onClose={() => setIsWriting(false)}
                />
            )}
        </div>
    );
}

function isSending({ status, created_at }: EmailRow): boolean {
    return status === 'queued' && Date.now() - Date.parse(created_at) < SENT_WITHIN_MS;
}
