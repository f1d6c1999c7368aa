<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\ImpersonationSession;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Impersonation;
use App\Policies\ImpersonationPolicy;

/** Ends an impersonation whose time is up, or that its actor would no longer be allowed to start. */
final readonly class ImpersonationChecker
{
    public function __construct(
        private CurrentImpersonation $current,
        private ImpersonationPolicy $policy,
        private ImpersonationSession $session,
        private StopImpersonation $stop,
    ) {}

    /** Whether it had to be ended. */
    public function endIfDue(Impersonation $impersonation): bool
    {
        if (! $this->isDue($impersonation)) {
            return false;
        }

        $this->stop->handle($impersonation);
        $this->session->end($impersonation);

        return true;
    }

    private function isDue(Impersonation $impersonation): bool
    {
        return $this->current->endsAt($impersonation)->isPast()
            || $this->policy->standingRefusal($impersonation->actor, $impersonation->target) !== null;
    }
}
