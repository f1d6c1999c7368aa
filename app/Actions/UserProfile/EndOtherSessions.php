<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Domain\Auth\AccountSecurity;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Signs the user out on all devices but this one. */
final readonly class EndOtherSessions
{
    public function __construct(private AccountSecurity $security, private AuditTrail $audit) {}

    public function handle(User $user): void
    {
        DB::transaction(function () use ($user): void {
            $this->security->endOtherSessions($user);
            $this->audit->record('user.other_sessions_ended', $user);
        });
    }
}
