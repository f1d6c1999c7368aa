<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\AuditEvent;
use App\Models\User;
use App\Support\Abn;

/** Checks who may approve a draft: a colleague who neither made it nor changed its figures or the affiliate's terms. */
final readonly class StatementChecker
{
    /** Why the user can't approve the draft, or null. */
    public function refusal(AffiliateStatement $draft, Affiliate $affiliate, User $user): ?string
    {
        return match (true) {
            in_array($user->id, [$draft->drafted_by, $draft->changed_by], true) => 'You made or changed this draft. A colleague must approve it.',
            $affiliate->changed_by === $user->id || self::hasSetTerms($draft, $affiliate, $user) => "You changed the terms of {$affiliate->name}. A colleague must approve this draft.",
            $user->isNew() => User::TOO_NEW,
            self::termsOf($draft) !== self::termsOf($affiliate) => "The terms of {$affiliate->name} have changed since this draft was made. Update the drafts, then approve.",
            default => null,
        };
    }

    /** Whether the draft has a value that the user once set. A colleague's later change of another field must not hide that. */
    private static function hasSetTerms(AffiliateStatement $draft, Affiliate $affiliate, User $user): bool
    {
        $terms = self::termsOf($draft);

        return $affiliate->termChanges->contains(
            static fn (AuditEvent $change): bool => $change->actor_id === $user->id
                && array_intersect_assoc($change->after, $terms) !== [],
        );
    }

    /** @return array{abn: string|null, is_gst_registered: bool, commission_basis_points: int, new_client_cents: int} as a statement has them */
    private static function termsOf(Affiliate|AffiliateStatement $owner): array
    {
        $abn = Abn::parse($owner->abn);

        return [
            'abn' => $abn, 'is_gst_registered' => TaxStatus::of($abn, $owner->is_gst_registered) === TaxStatus::RegisteredForGst,
            'commission_basis_points' => $owner->commission_basis_points, 'new_client_cents' => $owner->new_client_cents,
        ];
    }
}
