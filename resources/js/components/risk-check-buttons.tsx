import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { clients } from '@/routes/generated';
import { type RiskCheckValue, RiskCheckValueLabels, RiskCheckValueValues } from '@/types/generated';

interface RiskCheckButtonsProps {
    client: { id: number; full_name: string };
    size?: 'sm' | 'md';
    /** Called after the server saved the outcome. */
    onSettled?: () => void;
}

const CLOSING: RiskCheckValue = 'CLOSE';

/** Buttons for the outcomes of a new account check. Closing the account needs a confirmation. */
export function RiskCheckButtons({ client, size = 'md', onSettled }: RiskCheckButtonsProps) {
    const { confirm, confirmDialog } = useConfirm();
    const { sending, send } = useBackgroundVisit<RiskCheckValue>(onSettled);

    const choose = async (value: RiskCheckValue) => {
        if (value === CLOSING && !(await confirm(closingQuestion(client.full_name)))) {
            return;
        }
        send(value, clients.checkRisk({ client: client.id }), { type: 'risk', name: 'New Account', value });
    };

    return (
        <>
            {RiskCheckValueValues.map((value) => (
                <Button
                    key={value}
                    size={size}
                    loading={sending === value}
                    disabled={sending !== null && sending !== value}
                    onClick={() => void choose(value)}
                    className={value === CLOSING ? 'text-danger!' : undefined}
                >
                    {RiskCheckValueLabels[value]}
                </Button>
            ))}
            {confirmDialog}
        </>
    );
}

function closingQuestion(name: string) {
    return {
        title: `Close the account of ${name}?`,
        body: 'The risk check is settled as CLOSE for everybody, and the account is closed.',
        confirmVerb: 'Close account',
        danger: true,
    };
}
