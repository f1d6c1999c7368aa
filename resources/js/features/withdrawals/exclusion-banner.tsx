import { Banner } from '@/components/ui/banner';
import { joinWarnings } from '@/features/withdrawals/excluded-clients';

interface ExclusionBannerProps {
    warnings: readonly string[];
    /** The role that must acknowledge the exclusion: 'approver', 'sender' or 'payer'. */
    acknowledgedBy: string;
    className?: string;
}

/** Exclusions of the client. Empty without exclusions. */
export function ExclusionBanner({ warnings, acknowledgedBy, className = '' }: ExclusionBannerProps) {
    return (
        warnings.length > 0 && (
            <Banner tone="danger" title={`This client is ${joinWarnings(warnings)}`} className={className}>
                The withdrawal can still be paid. The {acknowledgedBy} must acknowledge the exclusion.
            </Banner>
        )
    );
}
