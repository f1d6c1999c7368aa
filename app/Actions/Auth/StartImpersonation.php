<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Impersonation;
use App\Models\User;
use App\Policies\ImpersonationPolicy;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

final readonly class StartImpersonation
{
    public function __construct(private ImpersonationPolicy $policy, private AuditTrail $audit) {}

    /** @throws ValidationException when the rules do not allow it */
    public function handle(User $actor, User $target, string $reason): Impersonation
    {
        $refusal = $this->policy->refusal($actor, $target);
        if ($refusal !== null) {
            throw ValidationException::withMessages(['user_id' => $refusal]);
        }

        return DB::transaction(function () use ($actor, $target, $reason): Impersonation {
            $impersonation = Impersonation::query()->create([
                'actor_id' => $actor->id,
                'target_id' => $target->id,
                'actor_security_version' => $actor->security_version,
                'reason' => $reason,
                'started_at' => now(),
            ]);
            $this->audit->record('impersonation.started', $target, after: ['reason' => $reason], actorId: $actor->id);
            // The actor's other tabs share the session, so they are the colleague's now.
            event(new StaffSessionsEnded($actor->id));

            return $impersonation;
        });
    }
}
