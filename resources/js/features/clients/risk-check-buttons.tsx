import { useRef, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { focusNextCheck, heldKey, OPEN_CHECK, useRiskKeys } from '@/features/clients/risk-queue';
import { showToast } from '@/features/shell/feedback-store';
import { useBackgroundVisit } from '@/hooks/use-background-visit';
import { clients } from '@/routes/generated';
import { hold, undoHeld, useHeldChoices } from '@/stores/held-requests';
import { type RiskCheckValue, RiskCheckValueLabels, RiskCheckValueValues } from '@/types/generated';

interface RiskCheckButtonsProps {
    client: { id: number; full_name: string };
    size?: 'sm' | 'md';
    /** Row of the list that the preview with these buttons is about. */
    rowId?: number;
    /** Called after the server saved the outcome. */
    onSettled?: () => void;
}

const CLOSING: RiskCheckValue = 'CLOSE';

/**
 * Buttons for the outcomes of a new account check, keys 1 to 5. Closing the account needs a confirmation. Each can be undone for
 * 10 s. In a list, the next client gets the focus.
 */
export function RiskCheckButtons({ client, size = 'md', rowId, onSettled }: RiskCheckButtonsProps) {
    const box = useRef<HTMLSpanElement>(null);
    const [wasFocused, setWasFocused] = useState(false);
    const { confirm, confirmDialog } = useConfirm();
    const { sending, send } = useBackgroundVisit<RiskCheckValue>(onSettled);
    const key = heldKey(client.id);
    const held = useHeldChoices((choices) => RiskCheckValueValues.find((value) => value === choices[key]));

    const choose = async (value: RiskCheckValue) => {
        if (held !== undefined || sending !== null) {
            return;
        }
        const hadFocus = box.current?.contains(document.activeElement) ?? false;
        if (value === CLOSING && !(await confirm(closingQuestion(client.full_name)))) {
            return;
        }
        const route = clients.checkRisk({ client: client.id });
        const data = { type: 'risk', name: 'New Account', value };
        if (!hold(key, value, { route, data, send: () => send(value, route, data) })) {
            return;
        }
        const isNextFocused = focusNextCheck(box.current, rowId);
        setWasFocused(hadFocus && isNextFocused !== true);
        showToast({
            tone: 'ok',
            title: `${RiskCheckValueLabels[value]} for ${client.full_name}`,
            text: isNextFocused === false ? 'Saved in 10 seconds. End of the list.' : 'Saved in 10 seconds.',
            offer: { label: 'Undo', onPress: undo },
        });
    };
    const undo = () => {
        if (!undoHeld(key)) {
            showToast({ tone: 'info', title: 'Too late to undo', text: 'The risk check is already saved.' });
        }
    };

    useRiskKeys(box, choose);

    if (held !== undefined) {
        return (
            <p className="flex flex-wrap items-center gap-2">
                <span className="text-muted">{RiskCheckValueLabels[held]} will be saved in a moment.</span>
                <Button
                    // It replaces the focused button.
                    autoFocus={wasFocused}
                    size={size}
                    aria-label={`Undo the risk check of ${client.full_name}`}
                    onClick={undo}
                >
                    Undo
                </Button>
            </p>
        );
    }

    return (
        <span ref={box} className="contents" {...{ [OPEN_CHECK]: '' }}>
            {RiskCheckValueValues.map((value, place) => (
                <Button
                    key={value}
                    title={`Key ${place + 1}`}
                    aria-keyshortcuts={String(place + 1)}
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
        </span>
    );
}

function closingQuestion(name: string) {
    return {
        title: `Close the account of ${name}?`,
        body: 'The risk check is settled as CLOSE for everyone, and the account is closed.',
        confirmVerb: 'Close account',
        danger: true,
    };
}
