<?php

declare(strict_types=1);

namespace App\Actions\Auth;

use App\Actions\Users\AssignCertifications;
use App\Domain\Auth\AccountSecurity;
use App\Domain\Auth\AuthenticationRecorder;
use App\Domain\Auth\Invitations;
use App\Enums\AuthenticationKind;
use App\Infrastructure\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;
use SensitiveParameter;

/** Sets the first password of an invited colleague, whose account becomes active. The second factor follows at the sign-in. */
final readonly class AcceptInvitation
{
    public function __construct(
        private Invitations $invitations,
        private AccountSecurity $security,
        private AuthenticationRecorder $log,
        private AssignCertifications $certifications,
        private AuditTrail $audit,
    ) {}

    /** @return bool false when the link was used, replaced or withdrawn, or has expired */
    public function handle(#[SensitiveParameter] string $token, #[SensitiveParameter] string $password): bool
    {
        $isAccepted = DB::transaction(function () use ($token, $password): bool {
            $user = $this->invitations->consume($token);
            if ($user === null) {
                return false;
            }

            // The account begins now. Otherwise a colleague could accept an old invitation themselves and confirm their own proposals at once.
            $user->forceFill(['password' => $password, 'password_changed_at' => now(), 'is_active' => true, 'created_at' => now()])->save();
            $this->security->credentialsChanged($user);
            $this->log->record(AuthenticationKind::Invitation, true, $user->email, $user);
            $this->audit->record('user.invitation_accepted', $user, ['is_active' => false], ['is_active' => true], $user->id);

            return true;
        });
        // Afterwards, because it locks certification types before users.
        if ($isAccepted) {
            $this->certifications->handle();
        }

        return $isAccepted;
    }
}
