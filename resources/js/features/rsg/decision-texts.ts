import type { RsgFormType } from '@/types/generated';

interface DecisionText {
    /** Verb and noun of the button. */
    verb: string;
    /** The consequence, in the dialog. */
    consequence: string;
    isDangerous?: boolean;
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
    },
    self_exclusion: {
        verb: 'Exclude client',
        consequence: 'The account closes straight away and messages to the client stop. This can’t be undone here.',
        isDangerous: true,
    },
    time_out: {
        verb: 'Start time-out',
        consequence: 'Until it ends, the client gets no marketing, bonuses or credit. It can’t be shortened.',
        isDangerous: true,
    },
    account_closure: {
        verb: 'Close account',
        consequence: 'The account closes straight away. Only risk staff can reopen it.',
        isDangerous: true,
    },
    third_party_concern: OPEN_EVENT,
    gambling_help: OPEN_EVENT,
    complaint: OPEN_EVENT,
    affordability: OPEN_EVENT,
};
