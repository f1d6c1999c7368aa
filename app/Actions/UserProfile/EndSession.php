<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Domain\Auth\SessionRegistry;
use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Signs the user out on another device. */
final readonly class EndSession
{
    public function __construct(private SessionRegistry $sessions, private AuditTrail $audit) {}

    /** @return bool false when the user has no such session */
    public function handle(User $user, string $name): bool
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
}
