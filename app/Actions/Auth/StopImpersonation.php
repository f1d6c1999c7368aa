<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Impersonation;
use Illuminate\Support\Facades\DB;

final readonly class StopImpersonation
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Impersonation $impersonation): void
    {
        DB::transaction(function () use ($impersonation): void {
            $ended = Impersonation::query()->whereKey($impersonation->id)->whereNull('ended_at')->update(['ended_at' => now()]);
            if ($ended === 1) {
                $this->audit->record('impersonation.stopped', $impersonation->target, actorId: $impersonation->actor_id);
                event(new StaffSessionsEnded($impersonation->target_id));
            }
        });
    }
}
