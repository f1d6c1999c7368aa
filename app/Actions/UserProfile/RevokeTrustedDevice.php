<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\TrustedDevice;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** The device needs a code again at its next sign-in. */
final readonly class RevokeTrustedDevice
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(User $user, TrustedDevice $device): void
    {
        DB::transaction(function () use ($user, $device): void {
            $device->delete();
            $this->audit->record('user.trusted_device_revoked', $user, ['name' => $device->name]);
        });
    }
}
