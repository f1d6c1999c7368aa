import { DescriptionList } from '@/components/ui/description-list';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDate } from '@/lib/format';
import type { BackgroundEntry } from '@/types/generated';

export const BACKGROUND_LABELS = {
    occupation: 'Occupation',
    employer: 'Employer',
    source_of_funds: 'Source of funds',
    acquisition: 'Acquisition',
    kyc_method: 'Identity verified by',
    kyc_at: 'Identity verified on',
};

export function BackgroundDetails({ entry }: { entry: BackgroundEntry }) {
    const timeZone = useTimeZone();

    return (
        <DescriptionList
            items={[
                { term: BACKGROUND_LABELS.occupation, details: entry.occupation },
                { term: BACKGROUND_LABELS.employer, details: entry.employer },
                { term: BACKGROUND_LABELS.source_of_funds, details: entry.source_of_funds },
                { term: BACKGROUND_LABELS.acquisition, details: entry.acquisition },
                { term: BACKGROUND_LABELS.kyc_method, details: entry.kyc_method },
                { term: BACKGROUND_LABELS.kyc_at, details: entry.kyc_at && formatDate(entry.kyc_at, timeZone) },
                ...entry.answers.map(({ question, answer }) => ({ term: question, details: answer })),
            ]}
        />
    );
}
