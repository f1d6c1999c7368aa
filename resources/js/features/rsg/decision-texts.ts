import type { ConfirmQuestion } from '@/components/confirm-parts';
import { type RsgFormType, RsgFormTypeLabels, RsgFormTypeValues } from '@/types/generated';

interface DecisionText {
    /** Verb and noun of the button. */
    verb: string;
    /** The consequence, in the dialog. */
    consequence: string;
    isDangerous?: boolean;
    /** The client's request, and the effect of handling the form without this decision. */
    otherwise?: string;
}

const OPEN_EVENT: DecisionText = {
    verb: 'Open event',
    consequence: 'An RSG event with this severity is opened for you. The risk schedule guide sets its due time.',
};

export const DECISIONS: Record<RsgFormType, DecisionText> = {
    deposit_limit: {
        verb: 'Set limit',
        consequence:
            'A stricter limit applies straight away. A looser limit, or no limit, applies after seven days. The form is handled.',
        otherwise: 'The client asked for a limit. No limit is set.',
    },
    self_exclusion: {
        verb: 'Exclude client',
        consequence:
            'This account closes straight away. The person’s other accounts are frozen, and messages to them stop. This can’t be undone here.',
        isDangerous: true,
        otherwise:
            'The client asked to be excluded. They are not excluded, and marketing and bonuses are allowed again.',
    },
    time_out: {
        verb: 'Start time-out',
        consequence: 'Until it ends, the client gets no marketing, bonuses or credit. It can’t be shortened.',
        isDangerous: true,
        otherwise: 'The client asked for a break. No time-out starts, and marketing and bonuses are allowed again.',
    },
    account_closure: {
        verb: 'Close account',
        consequence: 'The account closes straight away. Only risk staff can reopen it.',
        isDangerous: true,
        otherwise: 'The client asked to close the account. It stays open.',
    },
    third_party_concern: OPEN_EVENT,
    gambling_help: OPEN_EVENT,
    complaint: OPEN_EVENT,
    affordability: OPEN_EVENT,
};

/** The question before a form is handled without its decision. Null when the client asked for nothing that protects them. */
export function withoutDecision(typeName: string | null): ConfirmQuestion | null {
    const type = RsgFormTypeValues.find((value) => RsgFormTypeLabels[value] === typeName);
    const otherwise = type && DECISIONS[type].otherwise;

    return otherwise
        ? {
              title: 'Handle this form without a decision?',
              body: otherwise,
              confirmVerb: 'Mark as Handled',
              danger: true,
              reason: {
                  label: 'Why is no action needed?',
                  help: 'For example because the same form came twice.',
                  max: 500,
              },
          }
        : null;
}
