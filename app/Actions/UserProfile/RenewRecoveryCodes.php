<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Actions\Auth\SendSecurityNotice;
use App\Domain\Auth\RecoveryCodes;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Ten new recovery codes; the old ones stop working. */
final readonly class RenewRecoveryCodes
{
    public function __construct(private RecoveryCodes $recoveryCodes, private AuditTrail $audit, private SendSecurityNotice $notice) {}

    /** @return list<string> show them once */
    public function handle(User $user): array
    {
        $codes = $this->recoveryCodes->make();

        DB::transaction(function () use ($user, $codes): void {
            $user->forceFill(['recovery_codes' => $this->recoveryCodes->hashAll($codes)])->save();
            $this->audit->record('user.recovery_codes_renewed', $user);
            $this->notice->handle($user, 'New recovery codes were created for your account.');
        });

        return $codes;
    }
}
