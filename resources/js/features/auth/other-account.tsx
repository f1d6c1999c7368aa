import { TextLink } from '@/features/auth/text-link';
import { twoFactor } from '@/routes/generated';

export function OtherAccount() {
    return (
        <TextLink href={twoFactor.cancel()} as="button">
            Use another account
        </TextLink>
    );
}
