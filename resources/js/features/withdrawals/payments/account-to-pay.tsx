import { useEffect, useState } from 'react';
import { CopyButton } from '@/components/copy-button';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { ExclusionBanner } from '@/features/withdrawals/exclusion-banner';
import { statusOf } from '@/lib/failed-request';
import { formatMoney } from '@/lib/format';
import { requestJson } from '@/lib/http';
import { messageOf } from '@/lib/refusal';
import { withdrawals } from '@/routes/generated';
import type { PaymentDestination } from '@/types/generated';

interface AccountToPayProps {
    withdrawalId: number;
    reference: string;
    onClose: () => void;
}

const PROBLEMS: Record<number, string> = {
    403: 'You don’t have permission to view this account.',
    429: 'You viewed many accounts in a short time. Try again in a few minutes.',
};

/** Full account details of one payment. Each view is logged, and the first one claims the payment for the viewer. */
export function AccountToPay({ withdrawalId, reference, onClose }: AccountToPayProps) {
    const [account, setAccount] = useState<PaymentDestination | null>(null);
    const [problem, setProblem] = useState<string | null>(null);

    useEffect(() => {
        const asked = new AbortController();
        requestJson<PaymentDestination>(withdrawals.revealAccount({ withdrawal: withdrawalId }), {
            signal: asked.signal,
        })
            .then(setAccount)
            .catch((error: unknown) => {
                if (!asked.signal.aborted) {
                    setProblem(
                        (statusOf(error) === 409 && messageOf(error)) ||
                            (PROBLEMS[statusOf(error)] ??
                                'Couldn’t load the account. Close this dialog and try again.'),
                    );
                }
            });

        return () => asked.abort();
    }, [withdrawalId]);

    return (
        <Dialog
            open
            onClose={onClose}
            title={`Account for ${reference}`}
            description="Copy these details into online banking. Viewing them is logged, and no colleague can pay this withdrawal until you record the result."
            footer={<Button onClick={onClose}>Close</Button>}
        >
            {problem && <Banner tone="danger">{problem}</Banner>}
            {account === null && problem === null && <Spinner />}
            {account && <ExclusionBanner warnings={account.warnings} acknowledgedBy="payer" className="mb-3" />}
            {account && <DescriptionList items={lines(account)} />}
        </Dialog>
    );
}

function lines({ holder, bsb, number, payid, amount_cents, statement_text }: PaymentDestination) {
    const facts: [string, string | null][] = [
        ['Name', holder],
        ['PayID', payid],
        ['BSB', bsb],
        ['Account number', number],
        ['Amount', formatMoney(amount_cents)],
        ['Statement text', statement_text],
    ];

    return facts.flatMap(([term, text]) =>
        text === null
            ? []
            : [
                  {
                      term,
                      details: (
                          <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                              <span className="min-w-0 tabular wrap-anywhere">{text}</span>
                              <CopyButton
                                  text={text}
                                  label={`Copy ${/^(PayID|BSB)$/.test(term) ? term : term.toLowerCase()}`}
                              />
                          </span>
                      ),
                  },
              ],
    );
}
