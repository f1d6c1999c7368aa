<?php

declare(strict_types=1);

namespace App\Domain\Reports\Affiliates;

use App\Models\Affiliate;
use App\Models\AffiliateStatement;
use App\Models\User;

/** Who may approve a draft: a colleague who neither made it nor changed its figures or the affiliate's terms. */
final readonly class StatementChecker
{
    /** Why the user can't approve the draft, or null. */
    public function refusal(AffiliateStatement $draft, Affiliate $affiliate, User $user): ?string
    {
        return match (true) {
            in_array($user->id, [$draft->drafted_by, $draft->changed_by], true) => 'You made or changed this draft. A colleague must approve it.',
            $affiliate->changed_by === $user->id => "You changed the terms of {$affiliate->name}. A colleague must approve this draft.",
            $user->isNew() => User::TOO_NEW,
            default => null,
        };
    }
}
