<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Auth\RecoveryCodes;
use App\Services\Auth\SecurityNotice;
use Illuminate\Support\Facades\DB;

/** Ten new recovery codes; the old ones stop working. */
final readonly class RenewRecoveryCodes
{
    public function __construct(private RecoveryCodes $recoveryCodes, private AuditTrail $audit, private SecurityNotice $notice) {}

    /** @return list<string> to be shown once */
    public function handle(User $user): array
    {
        $codes = $this->recoveryCodes->make();

        DB::transaction(function () use ($user, $codes): void {
            $user->forceFill(['recovery_codes' => $this->recoveryCodes->hashAll($codes)])->save();
            $this->audit->record('user.recovery_codes_renewed', $user);
            $this->notice->send($user, 'New recovery codes were made for your account.');
        });

        return $codes;
    }
}
