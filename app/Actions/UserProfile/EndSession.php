<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Events\Auth\StaffSessionsEnded;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\AccountSecurity;
use App\Services\Auth\SessionRegistry;
use Illuminate\Support\Facades\DB;

/** Signs a person out on another device, or on all of them but this one. */
final readonly class EndSession
{
    public function __construct(private SessionRegistry $sessions, private AccountSecurity $security, private AuditTrail $audit) {}

    /** @return bool false when the person has no such session */
    public function one(User $user, string $name): bool
    {
        return DB::transaction(function () use ($user, $name): bool {
            if (! $this->sessions->end($user, $name)) {
                return false;
            }
            $this->audit->record('user.session_ended', $user);
            event(new StaffSessionsEnded($user->id));

            return true;
        });
    }

    public function others(User $user): void
    {
        DB::transaction(function () use ($user): void {
            $this->security->endOtherSessions($user);
            $this->audit->record('user.other_sessions_ended', $user);
        });
    }
}
