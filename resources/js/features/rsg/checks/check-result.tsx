import { PageLink } from '@/components/page-link';
import { Banner } from '@/components/ui/banner';
import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { useGate } from '@/navigation/use-navigation';
import { clients } from '@/routes/generated';
import type { BetstopCheckDetail } from '@/types/generated';

interface CheckResultProps {
    check: BetstopCheckDetail;
    /** The typed name, which is not stored. */
    name: string | null;
}

const TONES = { clear: 'ok', registered: 'danger', error: 'warn' } as const;

/** The answer of the register with its evidence. */
export function CheckResult({ check, name }: CheckResultProps) {
    const { result, client_id, client_name, client_pin, error } = check;
    const seesClients = useGate({ anyOf: ['viewClients'] });
    const person = client_name ?? name ?? 'This person';
    const titles = {
        clear: `${person} is not on the BetStop register`,
        registered: `${person} is registered with BetStop`,
        error: 'The BetStop register did not answer',
    };
    const client = client_id !== null && client_name !== null && (
        <>
            {seesClients ? (
                <PageLink href={clients.edit({ client: client_id })} className="text-accent hover:underline">
                    {client_name}
                </PageLink>
            ) : (
                client_name
            )}{' '}
            (PIN {client_pin})
        </>
    );

    return (
        <section aria-label="Result" className="flex flex-col gap-3">
            <Banner tone={TONES[result]} title={titles[result]}>
                {result === 'registered' &&
                    (client_id === null
                        ? 'No client is certainly this person. Contact is stopped. Don’t open an account.'
                        : 'The client is marked and contact is stopped.')}
                {result === 'error' && `${error ?? ''} This is not a clear answer: try again before you contact them.`}
            </Banner>
            <DescriptionList
                items={[
                    ...(client ? [{ term: 'Client', details: client }] : []),
                    { term: 'Checked', details: <DateTime value={check.checked_at} /> },
                    { term: 'Valid until', details: <DateTime value={check.valid_until} /> },
                    { term: 'Reference', details: check.reference && <code>{check.reference}</code> },
                    {
                        term: 'Request hash',
                        details: <code className="text-compact break-all">{check.request_hash}</code>,
                    },
                ]}
            />
        </section>
    );
}
