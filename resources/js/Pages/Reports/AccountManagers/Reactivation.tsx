import { ReactivationReport } from '@/features/reports/reactivation-report';
import type { ReactivationPage } from '@/types/generated';

export default function Reactivation(page: ReactivationPage) {
    return <ReactivationReport page={page} />;
}
