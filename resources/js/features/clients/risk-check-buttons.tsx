import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { showToast } from '@/features/shell/feedback-store';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { clients } from '@/routes/generated';
import { hold, undoHeld, useHeldChoices } from '@/stores/held-requests';
import { type RiskCheckValue, RiskCheckValueLabels, RiskCheckValueValues } from '@/types/generated';

interface RiskCheckButtonsProps {
    client: { id: number; full_name: string };
    size?: 'sm' | 'md';
    /** Called after the server saved the outcome. */
    onSettled?: () => void;
}

const CLOSING: RiskCheckValue = 'CLOSE';

/** Buttons for the outcomes of a new account check. Closing the account needs a confirmation. Each can be undone for 10 s. */
export function RiskCheckButtons({ client, size = 'md', onSettled }: RiskCheckButtonsProps) {
    const { confirm, confirmDialog } = useConfirm();
    const { sending, send } = useBackgroundVisit<RiskCheckValue>(onSettled);
    const key = `risk-check-${client.id}`;
    const held = useHeldChoices((choices) => RiskCheckValueValues.find((value) => value === choices[key]));

    const choose = async (value: RiskCheckValue) => {
        if (value === CLOSING && !(await confirm(closingQuestion(client.full_name)))) {
            return;
        }
        const route = clients.checkRisk({ client: client.id });
        const data = { type: 'risk', name: 'New Account', value };
        if (!hold(key, value, { route, data, send: () => send(value, route, data) })) {
            return;
        }
        showToast({
            tone: 'ok',
            title: `${RiskCheckValueLabels[value]} for ${client.full_name}`,
            text: 'Saved in 10 seconds.',
            offer: { label: 'Undo', onPress: undo },
        });
    };
    const undo = () => {
        if (!undoHeld(key)) {
            showToast({ tone: 'info', title: 'Too late to undo', text: 'The risk check is already saved.' });
        }
    };

    if (held !== undefined) {
        return (
            <p className="flex flex-wrap items-center gap-2">
                <span className="text-muted">{RiskCheckValueLabels[held]} will be saved in a moment.</span>
                <Button size={size} aria-label={`Undo the risk check of ${client.full_name}`} onClick={undo}>
                    Undo
                </Button>
            </p>
        );
    }

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
