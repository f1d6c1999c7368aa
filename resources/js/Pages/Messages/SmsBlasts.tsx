import { BlastListPage } from '@/features/messages/blast-list-page';
import { messages } from '@/routes/generated';
import type { BlastsPage } from '@/types/generated';

export default function SmsBlasts(page: BlastsPage) {
    return <BlastListPage page={page} title="SMS blasts" createRoute={messages.smsBlastsCreate()} />;
}
